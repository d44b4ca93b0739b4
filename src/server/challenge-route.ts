import { failed, tooManyRequests } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { addressOf } from "./caller.ts";
import { personalHeaders } from "./headers.ts";
import { respond } from "./respond.ts";
import { failureWords } from "./server.words.ts";

export const challengePath = "/api/challenge";

/** `GET /api/challenge`: a proof-of-work challenge in ALTCHA's format; 404 if none is required. */
export async function challengeRoute(context: RequestContext, { services, config }: AppContext): Promise<Response> {
  const request = context.req.raw;
  const outcome = await services.challenge(addressOf(request, context.env, config));
  switch (outcome.kind) {
    case "challenge":
      return Response.json(outcome.challenge, { headers: personalHeaders });
    case "not-required":
      return respond(failed("not-found", { error: failureWords.noChallenge }), request);
    case "refused":
      return respond(tooManyRequests(outcome.retryAfterSeconds), request);
  }
}
