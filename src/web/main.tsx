import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { readSettings } from "./settings.ts";
import "./styles.css";

const page = document.getElementById("page");
if (!page) throw new Error("index.html has no element with the id `page`");
const settings = readSettings(document.getElementById("page-settings")?.textContent);

createRoot(page).render(
  <StrictMode>
    <App settings={settings} />
  </StrictMode>,
);
