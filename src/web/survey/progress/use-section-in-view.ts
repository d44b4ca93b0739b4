import { useEffect, useState } from "react";
import { type Section, sections } from "../../../survey/question.ts";
import { sectionId } from "../ids.ts";

/** The section at the middle of the window; if two are, the later one. */
export function useSectionInView(): Section | null {
  const [inView, setInView] = useState<Section | null>(null);
  useEffect(() => {
    const crossing = new Set<string>();
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) {
          if (isIntersecting) crossing.add(nameOf(target));
          else crossing.delete(nameOf(target));
        }
        const last = sections.findLast((section) => crossing.has(sectionId(section)));
        if (last !== undefined) setInView(last);
      },
      { rootMargin: "-50% 0% -50% 0%" },
    );
    for (const section of document.querySelectorAll(".form-section")) watch.observe(section);
    return () => watch.disconnect();
  }, []);
  return inView;
}

const nameOf = (section: Element): string => section.getAttribute("aria-labelledby") ?? "";
