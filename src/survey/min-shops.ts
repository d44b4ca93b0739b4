/** Nothing is published about fewer shops of a kind than this, or said about them. */
export const minShops = 20;
