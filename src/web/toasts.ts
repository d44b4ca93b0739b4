/** Short messages over the page. Their library is fetched with the survey, before the first one is due. */
export const loadToasts = () => import("sonner");

/** Something went wrong: the destructive look, and time to read it. */
export function showProblem(title: string, text: string): void {
  void loadToasts().then(({ toast }) => toast.error(title, { description: text, duration: 10_000 }));
}

export function showSuccess(title: string, text: string): void {
  void loadToasts().then(({ toast }) => toast.success(title, { description: text }));
}
