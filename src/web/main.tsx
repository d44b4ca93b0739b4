import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { reportHeight } from "./embed.ts";
import { readSettings } from "./settings.ts";
import { takeOpening } from "./steps/opening.ts";
import { currentRoute } from "./steps/route.ts";
import { loadCodeOf } from "./steps/step-loaders.ts";
import "./styles.css";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no element with the id `page`");
const settings = readSettings(document.getElementById("page-settings")?.textContent);

takeOpening();
reportHeight(settings.embedOrigins);
const path = window.location.pathname;
const route = path === "/" ? currentRoute().kind : "notFound";
const app = (
  <StrictMode>
    <App settings={settings} path={path} />
  </StrictMode>
);

// What the server rendered is hydrated in place. Any other content stays until its replacement can be rendered at once,
// except the start page, which is removed if the visitor has moved on from it.
// As a transition, in slices: the page is read and scrolled meanwhile.
if (page.dataset.view === route && (route === "hero" || route === "notFound"))
  startTransition(() => void hydrateRoot(page, app));
else {
  if (page.dataset.view === "hero") page.replaceChildren();
  void loadCodeOf(route).finally(() => startTransition(() => createRoot(page).render(app)));
}
delete document.documentElement.dataset.away;
