/** An HTML document with typographic apostrophes, except in code and in what a shop wrote. */
export const typesetWords = (html: string): string =>
  html
    .split(/(<pre>.*?<\/pre>|<code>.*?<\/code>|<bdi>.*?<\/bdi>|<style>.*?<\/style>)/s)
    .map((part, at) => (at % 2 === 0 ? part.replace(/(?<=\p{L})&#39;(?=\p{L})/gu, "’") : part))
    .join("");
