import { type Fields, fieldsOf, type Writer } from "./json-schema.ts";
import { passagesIn } from "./passages.ts";
import type { Question } from "./question.ts";

/**
 * Invented figures in every form: digits of several scripts, words, symbols, percentages, and next to or inside a
 * placeholder.
 */
const inventedFigures: readonly string[] = [
  "You lose 7391 hours a year here.",
  "That is $412,907 every year.",
  "Shops like yours cut it by 63.7%.",
  "Seventeen machines wait for half of the shift.",
  "Your losses are twice as large as those of a dozen shops nearby.",
  "You lose ٧٣٩١ hours a year here.",
  "You lose ７３９１ hours a year here.",
  "You lose Ⅻ hours and ½ a day, which is ⁹³ in all.",
  "You lose {hidden.hours}7 in every shift.",
  "You lose more than 7{hidden.hours} in every shift.",
  "You lose seven thousand three hundred hours a year here.",
  "Setup takes siebenundzwanzig Stunden and vingt-sept heures.",
];

/** Writes figures of its own, even into what it quotes. */
export const inventingWriter = ({ data }: Question): Writer => ({
  sentences: inventedFigures,
  symptoms: (form) => symptomsWith(form, data, (text) => `${text.slice(0, 40)} for 7391 hours`),
});

/** Quotes that appear in no answer. */
const inventedQuotes = [
  "“Nobody here believes the schedule”, says your foreman.",
  'Your planner told us: "We gave up on dates long ago."',
  "«Wir suchen jeden Tag nach Werkzeug», you wrote.",
  "In your words: ‘the spindle never turns before noon’.",
];

/** Quotes what no one wrote, or changes what was written: other capitalization, cut, joined, other spacing. */
export const misquotingWriter = ({ data }: Question): Writer => ({
  sentences: inventedQuotes,
  symptoms: (form) => [
    ...symptomsWith(form, data, (text) => `${text.slice(0, 60).toUpperCase()}!`),
    ...symptomsWith(form, data, (text) => `${text.slice(0, 20)}  ${text.slice(20, 60)}`),
    ...symptomsWith(form, data, () => "We gave up on dates long ago and nobody looks at the board."),
  ],
});

const markupLines = [
  "<script>alert(7391)</script>You wait for tools.",
  '<img src="https://evil.example/pixel.png" onerror="alert(1)">',
  "Read [our offer](https://evil.example/offer) before you go on.",
  "![chart](https://evil.example/chart.svg) shows where your time goes.",
  "Write to sales@evil.example today.",
  "<b>Setups</b> take your time &lt;script&gt;alert(1)&lt;/script&gt;.",
  "# Setups\n\n- take your time\n- `rm -rf /`",
  "javascript:alert(document.cookie) shows where your time goes.",
  "</p></section><style>body{display:none}</style>",
  "Go to www.evil.example or evil.example/offer for more.",
];

/** Writes markup in every sentence, and as quotes. */
export const markupWriter = ({ data }: Question): Writer => ({
  sentences: markupLines,
  symptoms: (form) => symptomsWith(form, data, (text) => `<b>${text.slice(0, 60)}</b>`),
});

/** A symptom of every kind and every text that may be quoted, with `quoteOf` as its quote. */
function symptomsWith(form: Fields, data: string, quoteOf: (text: string) => string): readonly Fields[] {
  const { id, field } = fieldsOf(form.properties);
  const names = fieldsOf(field).enum;
  const ids = fieldsOf(id).enum;
  if (!Array.isArray(names) || !Array.isArray(ids)) return [];
  const passages = passagesIn(data).filter(({ name }) => names.includes(name));
  return passages.flatMap(({ name, text }) => ids.map((id) => ({ id, field: name, quote: quoteOf(text) })));
}
