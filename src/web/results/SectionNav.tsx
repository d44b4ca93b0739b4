import { type MouseEvent, type ReactElement, useEffect, useState } from "react";
import "./section-nav.css";
import { resultsWords } from "../words/results.ts";

export interface Section {
  /** The id of its element. */
  readonly id: string;
  readonly name: string;
}

/** Links to the parts of the page. Always visible, so that there is a way out of the report's own scrolling. */
export function SectionNav({ sections }: { readonly sections: readonly Section[] }): ReactElement {
  const current = useCurrent(sections);
  return (
    <nav className="section-nav" aria-label={resultsWords.nav.label}>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined} onClick={(event) => goTo(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls without adding a history entry, so that Back leads to the form, not through the parts of this page. */
function goTo(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  const wantsLessMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: wantsLessMotion ? "auto" : "smooth" });
  section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

/** The part in the upper half of the window; `null` above the first one. */
function useCurrent(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(ids.split(" ").findLast((id) => seen.has(id)) ?? null);
      },
      { rootMargin: "-25% 0% -70% 0%" },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
