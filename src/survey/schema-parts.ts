import * as z from "zod/mini";

/** A schema for every field of a type, so that a new field without one fails to compile. */
export type Each<Of> = Readonly<Record<keyof Of, z.ZodMiniType>>;

export const text = z.string();
export const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));
