import type { ReactElement } from "react";
import { encode } from "uqr";
import { askWords } from "../words/other-views.ts";
import { Sheet } from "./Sheet.tsx";
import "./qr-sheet.css";

const words = askWords.qr;

interface Props {
  readonly address: string;
  /** The role of the person it is for, such as `Planner`. */
  readonly role: string;
  readonly shop: string;
  readonly onClose: () => void;
}

/** A private link as a QR code, on screen or as a printed slip. Only the slip is printed. */
export function QrSheet({ address, role, shop, onClose }: Props): ReactElement {
  return (
    <Sheet title={words.title(role)} closeWord={words.close} onClose={onClose}>
      <div className="qr-slip">
        <p className="qr-ask">{words.ask(shop)}</p>
        <QrCode text={address} label={words.label(role)} />
        <p>{words.about(role)}</p>
        <button type="button" className="button button-main" onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
    </Sheet>
  );
}

/** Dark on white in either color scheme, with the quiet zone that scanners need. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join("")} fill="#000" />
    </svg>
  );
}
