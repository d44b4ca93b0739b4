/** Big type and big targets: one column, one thumb. The bar counts with CSS alone how many are answered. */
export const shortFormStyle = `
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:19px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;counter-reset:done}
header{padding:14px 20px;border-bottom:1px solid var(--rule);color:var(--muted);font-size:16px;font-weight:600}
main{max-width:40rem;margin:0 auto;padding:20px 20px 40px}
h1{margin:8px 0 12px;font-size:30px;line-height:1.15;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{margin:36px 0 6px;font-size:23px;line-height:1.25}
p{margin:0 0 12px;overflow-wrap:anywhere}
.lead{font-size:20px}
.facts{margin:0 0 20px;padding:0;list-style:none;color:var(--muted)}
.facts li{padding:2px 0 2px 26px;position:relative}
.facts li::before{content:"";position:absolute;left:4px;top:.62em;width:9px;height:9px;background:var(--accent)}
.shown{padding:16px;border:1px solid var(--rule);border-left:4px solid var(--accent);border-radius:6px;background:var(--raised)}
.shown h2{margin-top:0;font-size:20px}
.tick{display:flex;gap:12px;align-items:center;min-height:48px;cursor:pointer}
.tick input{flex:none;width:26px;height:26px;accent-color:var(--accent)}
fieldset{margin:14px 0 0;padding:14px 0 0;border:0;border-top:1px solid var(--rule);min-width:0}
fieldset:has(input:checked:not([value=""])){counter-increment:done}
legend{float:left;width:100%;padding:0 0 10px;font-size:20px;line-height:1.3}
legend+div{clear:both}
legend small{color:var(--muted);font-size:16px}
fieldset>div{display:grid;gap:8px}
.two>div{grid-template-columns:1fr 1fr 1.2fr}
fieldset label{position:relative;display:flex;align-items:center;min-height:54px;cursor:pointer}
.two label{justify-content:center;text-align:center}
fieldset input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
fieldset span{display:flex;align-items:center;width:100%;min-height:54px;padding:8px 14px;border:1.5px solid var(--muted);border-radius:6px;background:var(--raised)}
.two span{justify-content:center}
fieldset input:checked+span{border-color:var(--accent);background:var(--accent-soft);font-weight:650;box-shadow:inset 0 -4px 0 var(--accent)}
fieldset input[value=""]:checked+span{border-color:var(--rule);background:var(--ground);color:var(--muted);font-weight:400;box-shadow:none}
:is(fieldset input:focus-visible+span,.tick:focus-within,button:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.send{position:sticky;bottom:0;display:flex;gap:16px;align-items:center;justify-content:space-between;margin:28px -20px -40px;padding:12px 20px;border-top:1px solid var(--rule);background:var(--ground)}
.send p{margin:0;color:var(--muted);font-size:17px;font-variant-numeric:tabular-nums}
.done::before{content:counter(done) " answered"}
button,.button{display:inline-flex;align-items:center;min-height:54px;padding:12px 24px;border:0;border-radius:6px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
.problem{padding:12px 16px;border-left:4px solid var(--loss);background:var(--raised)}
@media print{.send{display:none}fieldset{break-inside:avoid}}
@media(forced-colors:active){fieldset input:checked+span{outline:3px solid Highlight}}
@media(max-width:23rem){.two>div{grid-template-columns:1fr 1fr}.two label:last-child{grid-column:1/-1}}
`;
