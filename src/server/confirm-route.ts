import { type ConfirmStep, confirmPage } from "../service/delivery/confirm-page.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { personalHeaders } from "./headers.ts";
import { shortFormPolicy } from "./short-form.ts";

/** `GET` shows the button, `POST` is the click: the owner of an address wants reports there. */
export async function confirmRoute(context: RequestContext, app: AppContext): Promise<Response> {
  const step = await stepOf(context, app);
  return new Response(confirmPage(step, app.config.brand), {
    status: step === "unknown" ? 404 : 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": shortFormPolicy,
      ...personalHeaders,
    },
  });
}

async function stepOf(context: RequestContext, { services }: AppContext): Promise<ConfirmStep> {
  const token = context.req.param("token") ?? "";
  if (context.req.method === "POST") return (await services.deliveries.confirmAddress(token)) ? "confirmed" : "unknown";
  return (await services.deliveries.isConfirmationToken(token)) ? "ask" : "unknown";
}
