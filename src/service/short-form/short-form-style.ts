import { sansFonts } from "../../report/pictures/palette.ts";

/**
 * Large type and large tap targets in one column, for use with one thumb. The bar counts answered questions with CSS
 * alone.
 */
export const shortFormStyle = `
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:19px/1.45 ${sansFonts};counter-reset:done;text-wrap:pretty}
header{border-bottom:1px solid var(--rule);font-size:17px;font-weight:650}
header p{display:flex;align-items:center;gap:10px;max-width:40rem;margin:0 auto;padding:10px 20px}
header img{width:28px;height:28px}
main{max-width:40rem;margin:0 auto;padding:20px 20px 40px}
h1{margin:8px 0 12px;font-size:clamp(26px,8vw,30px);line-height:1.15;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:36px 0 6px;font-size:23px;line-height:1.25}
p{margin:0 0 12px;overflow-wrap:anywhere}
.facts{margin:0 0 16px;padding:0;list-style:none;color:var(--muted);font-size:17px}
.facts li{padding:2px 0 2px 26px;position:relative}
.facts li::before{content:"";position:absolute;left:4px;top:.62em;width:9px;height:9px;background:var(--accent)}
.shown{padding:0 0 0 16px;border-left:4px solid var(--rule);font-size:17px;line-height:1.4}
.shown h2{margin:0 0 4px;font-size:19px}
.shown p{margin:0}
.shown .checkbox{margin:10px 0;padding:6px 0}
.shown .small,.small{color:var(--muted);font-size:16px}
.checkbox{display:flex;gap:12px;align-items:center;min-height:48px;cursor:pointer}
.checkbox input{position:relative;flex:none;width:26px;height:26px;margin:0;appearance:none;border:1.5px solid var(--muted);border-radius:4px;background:var(--raised);outline:none}
.checkbox input:checked{border-color:var(--accent);background:var(--accent)}
.checkbox input:checked::before{content:"";position:absolute;left:7px;top:2px;width:8px;height:14px;border:solid var(--on-accent);border-width:0 3px 3px 0;rotate:45deg}
fieldset{margin:22px 0 0;padding:18px 0 0;border:0;border-top:1px solid var(--rule);min-width:0}
fieldset:has(input:checked:not([value=""])){counter-increment:done}
legend{float:left;width:100%;padding:0 0 10px;font-size:21px;font-weight:650;line-height:1.25}
legend+div{clear:both}
legend small{display:block;color:var(--muted);font-size:16px;font-weight:400;line-height:1.4}
fieldset>div{display:grid;gap:8px}
.two>div{grid-template-columns:1fr 1fr 1.2fr}
.short>div{grid-template-columns:1fr 1fr}
fieldset label{position:relative;display:flex;align-items:center;min-height:48px;cursor:pointer}
.two label{justify-content:center;text-align:center}
:is(.two,.many) input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
:is(.two,.many) span{display:flex;align-items:center;align-self:stretch;width:100%;min-height:48px;padding:6px 12px;border:1.5px solid var(--muted);border-radius:6px;background:var(--raised);font-size:17px;line-height:1.25}
.two span{justify-content:center}
:is(.two,.many) input:checked+span{border-color:var(--accent);background:var(--accent-soft);box-shadow:inset 0 -4px 0 var(--accent)}
:is(.two,.many) input[value=""]+span{border-color:var(--rule);background:none;color:var(--muted)}
:is(.two,.many) input[value=""]:checked+span{box-shadow:none}
.short label:nth-child(odd):last-child:has([value=""]){grid-column:1/-1}
.checkboxes :is(label,summary){padding:9px 0;border-bottom:1px solid var(--rule);font-size:18px;line-height:1.3}
.checkboxes label:has(:checked){background:var(--accent-soft)}
.checkboxes label:has([name=weekly_others]){margin-top:10px;padding:9px 12px;border:1.5px solid var(--muted);border-radius:6px}
.checkboxes>div{gap:0}
.checkboxes details:not([open])>summary{border-bottom:0}
summary{display:flex;align-items:center;gap:12px;min-height:48px;color:var(--accent);font-weight:650;cursor:pointer}
summary::before{content:"+";width:26px;text-align:center;font-size:24px;line-height:1}
details[open]>summary::before{content:"–"}
:is(:is(.two,.many) input:focus-visible+span,.checkbox:focus-within,summary:focus-visible,button:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.part{margin:16px 0 0;color:var(--muted);font-size:16px}
.part:first-child{margin-top:0}
.send{position:sticky;bottom:0;display:flex;gap:12px;align-items:center;justify-content:space-between;margin:32px -20px -40px;padding:12px 20px;border-top:1px solid;border-image:conic-gradient(var(--rule) 0 0) 1/1px 0 0/0 50vw;background:var(--ground)}
.after{display:flex;flex-wrap:wrap;gap:0 28px;align-items:center;margin-top:16px}
.aside{margin-top:24px}.aside a{display:inline-flex;align-items:center;min-height:48px}
a{color:var(--accent)}
.send button{flex:none;padding:12px 14px;font-size:18px}
.send p{margin:0;color:var(--muted);font-size:17px;font-variant-numeric:tabular-nums}
.done::before{content:counter(done)}
button,.button{display:inline-flex;align-items:center;min-height:54px;padding:12px 22px;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:650;text-decoration:none;white-space:nowrap;cursor:pointer}
button.plain{min-height:48px;padding:8px 0;font-weight:400;background:none;color:var(--accent);text-decoration:underline}
.problem{padding:12px 16px;border-left:4px solid var(--loss);background:var(--raised)}
@media print{.send{display:none}fieldset{break-inside:avoid}}
@media(forced-colors:active){.checkbox input{appearance:auto}.checkbox input:checked::before{content:none}fieldset input:checked+span{outline:3px solid Highlight}}
@media(max-width:23rem){.two>div{grid-template-columns:1fr 1fr}.two label:last-child{grid-column:1/-1}}
`;
