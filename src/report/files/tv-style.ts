import { asProperties, darkPalette, lightPalette, sansFonts } from "../pictures/palette.ts";

/** How long a slide shows, in seconds: long enough to read it twice. */
const stay = 12;

/** Seconds of the fade between slides: the old one fades out, the new one appears and reaches full strength. They overlap only while faint. */
const [leave, enter, full] = [0.4, 0.3, 0.9] as const;

/**
 * The style of the TV page. One rem is a hundredth of the width of the largest 16:9 picture that the screen holds, so the
 * page looks the same on every screen, and nothing is sized in pixels.
 */
export const tvStyle = (brandColor: string, slides: number): string =>
  `:root{${asProperties(darkPalette(brandColor))};color-scheme:dark}${stage}${slideLook}\n.bar img{background:${lightPalette(brandColor).ground};padding:.2rem .5rem;border-radius:.3rem}${kpiLook}${upright}${slideAnimation(slides)}${withoutMotion(slides)}`;

const stage = `
*{box-sizing:border-box;margin:0;padding:0}
html{font-size:min(1vw,1.77778vh);background:var(--ground)}
body{background:var(--ground);color:var(--ink);font:2rem/1.3 ${sansFonts};font-variant-numeric:tabular-nums;text-wrap:pretty;overflow:hidden;cursor:none}
.deck{position:absolute;left:50%;top:50%;width:100rem;height:56.25rem;transform:translate(-50%,-50%)}
bdi{unicode-bidi:isolate;overflow-wrap:anywhere}
svg{display:block}`;

const slideLook = `
.slide{position:absolute;inset:0;padding:2.4rem 4rem 3.6rem;display:grid;grid-template-rows:3.2rem auto minmax(0,1fr) auto;overflow:hidden;background:var(--ground)}
.bar{display:flex;align-items:center;gap:1rem;font-size:1.6rem;color:var(--muted);white-space:nowrap;min-width:0}
.bar svg{width:2.2rem;height:2.2rem;color:var(--accent);flex:none}
.bar img{height:2.2rem;width:auto;max-width:14rem;flex:none}
.bar .shop{margin-left:auto;max-width:52rem;overflow:hidden;text-overflow:ellipsis}
.open .bar .shop{display:none}
.bar .product{color:var(--ink);max-width:26rem;overflow:hidden;text-overflow:ellipsis}
h1,h2{font-weight:650;letter-spacing:-.015em;line-height:1.1;padding-bottom:.12em;text-wrap:balance}
.cut{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--lines,2);overflow:hidden}
.open h1{font-size:var(--size);margin-top:7rem}
.open .promise{font-size:2.8rem;color:var(--muted);margin-top:1.4rem}
.week{align-self:center;margin-block:1.4rem;border-left:.8rem solid var(--accent);padding:.4rem 0 .6rem 2.4rem}
.week b{display:block;font-size:2.2rem;color:var(--accent);margin-bottom:.6rem}
.week p{font-size:var(--size);line-height:1.2}
.foot{font-size:1.8rem;color:var(--muted)}
.close h2{font-size:5rem;margin-top:2rem}
.close .lead{font-size:2.2rem;color:var(--muted);margin-top:.8rem}`;

const kpiLook = `
.kpi .head{padding-block:1.4rem .8rem}
.kpi h2{font-size:var(--size)}
.kpi .question{font-size:2.3rem;color:var(--muted);margin-top:.5rem}
.kpi .body{display:grid;grid-template-columns:minmax(35rem,max-content) minmax(0,1fr);gap:3.4rem;align-items:center;min-height:0;grid-template-rows:minmax(0,1fr)}
.reading p{font-size:1.9rem;line-height:1.2;color:var(--muted)}
.reading .unit{margin-top:.5rem}
.reading .figure{font-size:var(--size);font-weight:650;letter-spacing:-.03em;line-height:1;color:var(--ink)}
.sample{display:inline-block;border:.14rem solid var(--muted);border-radius:.4rem;padding:.05rem .7rem .15rem;margin-bottom:.6rem;color:var(--ink);font-size:1.7rem}
.light{display:flex;align-items:center;gap:1rem;margin-top:1.4rem;font-size:2.6rem;line-height:1.15}.light svg{width:2.6rem;height:2.6rem}
.lights{margin-top:1.2rem;border-top:1px solid var(--rule)}
.lights div{display:grid;grid-template-columns:10.4rem minmax(0,1fr) auto;align-items:center;gap:.8rem;padding:.5rem 0;border-bottom:1px solid var(--rule);font-size:2.1rem;line-height:1.15}
.lights .limit{font-size:var(--size);white-space:nowrap}
.lights dt{font-weight:650;display:flex;align-items:center;gap:1rem}
.lights svg{width:2.2rem;height:2.2rem;flex:none}
.lights .now{color:var(--muted);font-size:1.7rem;display:flex;align-items:center;gap:.5rem}
.lights .now::before{content:"";border:.5rem solid transparent;border-right-color:currentColor;border-left:0}
.picture{align-self:stretch;min-height:0;display:flex;flex-direction:column;align-items:flex-start;padding:.6rem 0 1.2rem}
.picture svg{width:100%;flex:1;min-height:0}
.how{font-size:3.2rem;line-height:1.3;max-width:44rem}
.picture svg text{font-family:${sansFonts}}
.do{display:grid;grid-template-columns:26rem minmax(0,1fr);gap:2.4rem;padding-top:1rem;border-top:1px solid var(--rule);font-size:1.8rem;line-height:1.28;min-height:8rem}
.do .source{grid-column:1/-1}
.do b{font-weight:650}
.do p{color:var(--muted)}.do p b{color:var(--ink)}
.marks{position:absolute;left:4rem;right:4rem;bottom:1.5rem;height:.5rem;display:flex;gap:.6rem}
.marks i{flex:1;background:var(--rule);border-radius:.25rem;overflow:hidden}
.marks i::after{content:"";display:block;height:100%;background:var(--accent);transform-origin:0 0;transform:scaleX(0)}`;

/** A phone or a tablet held upright: what is side by side on a TV is one below the other, in type that can be read there. */
const upright = `
@media (max-aspect-ratio:1/1) and (prefers-reduced-motion:no-preference){
html{font-size:min(1.77778vw,1vh)}
.deck{width:56.25rem;height:100rem}
.slide{padding:2.4rem 3rem 3.6rem}
.kpi h2{-webkit-line-clamp:3}
.week p{-webkit-line-clamp:9}
.picture svg{flex:none}
.kpi .question{-webkit-line-clamp:2}
.kpi .body{grid-template:auto minmax(0,1fr)/minmax(0,1fr);align-content:start;gap:2.4rem}
.do{grid-template-columns:minmax(0,1fr);gap:.8rem}
.foot.cut{-webkit-line-clamp:3}
.marks{left:3rem;right:3rem}}`;

/** Each slide fades in, stays and fades out once per cycle. Its position in the cycle sets its delay. */
function slideAnimation(slides: number): string {
  const round = slides * stay;
  const at = (seconds: number): string => `${Math.round((seconds / round) * 1e5) / 1e3}%`;
  return `
.slide{opacity:0;visibility:hidden;animation:turn ${round}s linear calc(var(--at)*${stay}s) infinite}
.marks i::after{animation:fill ${round}s linear calc(var(--at)*${stay}s) infinite}
@keyframes turn{0%,${at(enter)}{opacity:0;visibility:visible}${at(full)},${at(stay)}{opacity:1;visibility:visible}${at(stay + leave)}{opacity:0;visibility:visible}${at(stay + leave + 0.01)},100%{opacity:0;visibility:hidden}}
@keyframes fill{0%{transform:scaleX(0);opacity:1}${at(stay)}{transform:scaleX(1);opacity:1}${at(stay + full)},100%{transform:scaleX(1);opacity:0}}`;
}

/** If the viewer prefers reduced motion: all slides side by side, as large as the screen allows. */
function withoutMotion(slides: number): string {
  const columns = Math.ceil(Math.sqrt(slides));
  const rows = Math.ceil(slides / columns);
  return `
@media (prefers-reduced-motion:reduce){
html{font-size:min(${100 / columns / 100}vw,${Math.round((177.778 / rows / 100) * 1e4) / 1e4}vh)}
.deck{width:${columns * 100}rem;height:${rows * 56.25}rem;display:grid;grid-template-columns:repeat(${columns},100rem);grid-auto-rows:56.25rem}
.slide{position:relative;inset:auto;opacity:1;visibility:visible;animation:none;border:.2rem solid var(--rule)}
.marks{display:none}}`;
}
