import { QueryClient } from "@tanstack/react-query";

/** How often a failed query is tried again. */
const retries = 3;

/** Milliseconds before the next try: one second, doubling, half a minute at most. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** failures, 30_000);

/** Queries also run while the browser thinks it is offline, so that nothing waits unseen. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: retries,
        retryDelay,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        gcTime: 5 * 60 * 1000,
        networkMode: "always",
      },
    },
  });

/** The one client of the page. What it holds is shared by the screens of one visit. */
export const queryClient = newQueryClient();
