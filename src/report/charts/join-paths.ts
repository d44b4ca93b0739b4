import type { Mark, Path } from "./drawing.ts";

/** The same marks, with all paths of one style joined into the first of them. */
export function joinPaths(marks: readonly Mark[]): readonly Mark[] {
  const lookOf = ({ fill, stroke, strokeWidth, opacity }: Path): string => [fill, stroke, strokeWidth, opacity].join();
  const paths = Map.groupBy(
    marks.filter((mark) => mark.kind === "path"),
    lookOf,
  );
  return marks.flatMap((mark): readonly Mark[] => {
    if (mark.kind !== "path") return [mark];
    const alike = paths.get(lookOf(mark)) ?? [];
    return alike[0] === mark ? [{ ...mark, d: alike.map(({ d }) => d).join("") }] : [];
  });
}
