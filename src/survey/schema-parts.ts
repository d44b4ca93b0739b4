import * as z from "zod/mini";

/** A check for every field of a type: a new field breaks the build. */
export type Each<Of> = Readonly<Record<keyof Of, z.ZodMiniType>>;

export const text = z.string();
export const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));
