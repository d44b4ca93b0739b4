import type { ThemeId } from "../../knowledge/themes.ts";

/** What the reader scores in a text: each theme, and how it is said. */
export type Aspect = ThemeId | Stance;
/** denied: said not to be a problem; wish: an aim, not a report; talk: about no theme at all. */
export type Stance = "denied" | "wish" | "talk";
