import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A WebKit that does what a person does, through eight commands of W3C WebDriver. */
export interface Session {
  readonly version: string;
  readonly open: (address: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly go: (way: "back" | "forward" | "refresh") => Promise<void>;
  /** Scrolls the element to the middle of the window and clicks it. */
  readonly click: (css: string) => Promise<void>;
  readonly type: (css: string, text: string) => Promise<void>;
  /** The value of an expression on the page. */
  readonly value: (expression: string) => Promise<unknown>;
  /** The value of an expression once it is true. */
  readonly until: (expression: string) => Promise<unknown>;
  readonly picture: () => Promise<Buffer>;
  readonly end: () => Promise<void>;
}

const patience = 15_000;
const lookEvery = 100;

/** Starts `WebKitWebDriver` and a window. It needs a display. Throws an `Error` if the program is missing. */
export async function startWebKit(): Promise<Session> {
  const port = await freePort();
  const env = { ...process.env, LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  await begun(driver);
  const command = commands(`http://127.0.0.1:${port}`);
  const { sessionId, capabilities } = (await eventually(() =>
    command("POST", "/session", { capabilities: {} }),
  )) as Begun;
  return { version: capabilities.browserVersion, ...within(driver, command, `/session/${sessionId}`) };
}

interface Begun {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

function within(driver: ChildProcess, command: Command, session: string): Omit<Session, "version"> {
  const value = (expression: string) => command("POST", `${session}/execute/sync`, run(`return ${expression}`));
  const find = async (css: string): Promise<string> => {
    const there = JSON.stringify(css);
    await until(`document.querySelector(${there}) !== null`);
    await value(`document.querySelector(${there}).scrollIntoView({ block: "center", behavior: "instant" })`);
    const found = await command("POST", `${session}/element`, { using: "css selector", value: css });
    return `${session}/element/${String(Object.values(found as object)[0])}`;
  };
  const until = async (expression: string): Promise<unknown> => {
    const end = performance.now() + patience;
    for (;;) {
      const now = await value(expression);
      if (now) return now;
      if (performance.now() > end) throw new Error(`Never true: ${expression}`);
      await pause(lookEvery);
    }
  };
  return {
    value,
    until,
    open: async (address) => void (await command("POST", `${session}/url`, { url: address })),
    resize: async (width, height) => void (await command("POST", `${session}/window/rect`, { width, height })),
    go: async (way) => void (await command("POST", `${session}/${way}`, {})),
    click: async (css) => void (await command("POST", `${await find(css)}/click`, {})),
    type: async (css, text) => void (await command("POST", `${await find(css)}/value`, { text })),
    picture: async () => Buffer.from(String(await command("GET", `${session}/screenshot`)), "base64"),
    end: async () => {
      await command("DELETE", session);
      driver.kill();
    },
  };
}

const run = (script: string) => ({ script, args: [] });

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

const commands =
  (origin: string): Command =>
  async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (response.ok) return value;
    throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(value)}`);
  };

/** The driver starts to listen a moment after its process has started. */
async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TypeError) || performance.now() > end) throw error;
      await pause(lookEvery);
    }
  }
}

const begun = (driver: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    driver.once("spawn", resolve);
    driver.once("error", () =>
      reject(new Error("There is no WebKitWebDriver here; Debian has it in the package webkit2gtk-driver.")),
    );
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
