import { kpiIds } from "../knowledge/kpis/kpis.ts";
import { drawKpiSample } from "../report/pictures/kpi-picture.ts";
import { failed } from "./api-response.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { assetResponse, madeOnRequest } from "./asset.ts";
import { respond } from "./respond.ts";

/** `/api/kpis/kpi_otd.svg`: a KPI's sample picture, drawn on first request. */
export function kpiPictureRoute({ config }: AppContext): (context: RequestContext) => Promise<Response> {
  const pictures = madeOnRequest(
    Object.fromEntries(
      kpiIds.map((id) => [
        `${id}.svg`,
        () => ({ type: "image/svg+xml", bytes: Buffer.from(drawKpiSample(id, config.brand)) }),
      ]),
    ),
  );
  return async ({ req }) => {
    const picture = await pictures.get(req.param("file") ?? "")?.();
    return picture === undefined ? respond(failed("not-found"), req.raw) : assetResponse(picture, req.raw);
  };
}
