import { labelStyle } from "../charts/svg.ts";
import { asProperties, darkPalette, lightPalette, sansFonts } from "../pictures/palette.ts";

/** The style sheet of the document, with the accent of the brand. A logo always has a light background, as on paper. */
export function styleSheet(brandColor: string): string {
  const light = asProperties(lightPalette(brandColor));
  const dark = asProperties(darkPalette(brandColor));
  return `:root{${light};color-scheme:light dark}@media screen and (prefers-color-scheme:dark){:root{${dark}}.house img{background:${lightPalette(brandColor).ground};padding:2px 6px;border-radius:4px}}${screen}${phone}${paper}`;
}

const screen = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
h2,h3{scroll-margin-top:40px}details{scroll-margin-top:16px}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 ${sansFonts};font-variant-numeric:tabular-nums;overflow-wrap:break-word;text-wrap:pretty}
main,.letterhead,footer{max-width:920px;margin:0 auto;padding:0 28px}
svg{display:block;width:100%;height:auto}
svg text{font-family:${sansFonts}}${labelStyle}
p,ul,ol,dl,h1,h2,h3,h4,figure,table{margin:0}
a[href^='#source-']{white-space:nowrap}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:2px}
bdi,.answer{overflow-wrap:anywhere}
.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;background:var(--raised);padding:8px}
.letterhead{padding-top:28px}
.house{display:flex;align-items:center;gap:10px;color:var(--accent);font-weight:600}
.house svg{width:28px;height:28px}
.house img{height:28px;width:auto;max-width:180px}
.house span{color:var(--ink)}
.house em{margin-left:auto;font-style:normal;font-weight:400;color:var(--muted);text-align:right;text-wrap:balance}
h1{font-size:clamp(26px,4.4vw,35px);line-height:1.16;letter-spacing:-.015em;font-weight:650;margin:32px 0 24px;text-wrap:balance}
.title-block{display:grid;grid-template-columns:2fr 1.6fr 1.5fr;border:1px solid var(--rule);border-width:1px 0}
.title-block div{padding:8px 14px 9px;border-left:1px solid var(--rule);min-width:0}
.title-block div:first-child{border-left:0;padding-left:0}
dt{color:var(--muted);font-size:14px}
dd{margin:0}
section{padding:44px 0 0}
section.first{padding-top:26px}
.topic{color:var(--muted);font-size:14px;margin-bottom:2px}
h2{font-size:26px;line-height:1.22;letter-spacing:-.008em;font-weight:650;max-width:46ch;text-wrap:balance;margin-bottom:14px}
section.first h2{font-size:20px}
h3{font-size:20px;line-height:1.3;font-weight:650;max-width:44ch;margin:34px 0 10px;text-wrap:balance}
h3 .topic{display:block;font-weight:400}
h4{font-size:16px;font-weight:650;margin:0 0 6px}
section>p,section>ul,section>ol{max-width:68ch;margin-bottom:14px}section>ul,section>ol{padding-left:22px}
.lead{font-size:20px;line-height:1.45}
.note{color:var(--muted)}.note strong{color:var(--ink)}
.figures{display:grid;grid-template-columns:repeat(3,1fr);border-top:1px solid var(--ink);margin:20px 0 22px}
@media print,(min-width:781px){.figures:not(:has(>:nth-child(3))){grid-template-columns:1fr 1fr}.figures:has(>:nth-child(2) .two){grid-template-columns:1fr 1.5fr 1fr}.figures:has(>:first-child .two){grid-template-columns:1.7fr 1fr 1fr}}
.figures>div{padding:14px 22px 4px;border-left:1px solid var(--rule);min-width:0;display:grid;grid-row:span 4;grid-template-rows:subgrid;align-content:start}
.figures>div:first-child{padding-left:0;border-left:0}.figures>div:last-child{padding-right:0}
.figures h3{font-size:16px;margin:0 0 8px}
.readings{display:flex;flex-wrap:wrap;gap:12px 24px}.readings svg{max-width:190px}.two svg{max-width:160px}.readings>div{flex:1 1 0;min-width:min-content}
.big{font-size:36px;line-height:1.1;font-weight:650;letter-spacing:-.02em}
.big.long,.figures .two .big.long{font-size:24px;line-height:1.65}
.two .big{font-size:28px;line-height:1.41}.figures>:first-child .two .big{font-size:36px;line-height:1.1}
.unit{font-size:14px;color:var(--muted);line-height:1.35;min-height:2.7em;margin-bottom:6px}.readings:not(:has(svg)) .unit{min-height:0}
.figures p.words{font-size:14px;margin-top:8px}
details{font-size:14px;margin-top:6px}
summary{cursor:pointer;color:var(--accent);padding:5px 0}.in-words{font-size:16px;max-width:68ch}.in-words ol{padding-left:22px}
.callout{display:grid;grid-template-columns:auto 1fr;gap:4px 20px;border:1px solid var(--accent);border-left-width:6px;background:var(--raised);padding:14px 18px;margin:0 0 20px;font-size:17px;max-width:none}
.callout strong{color:var(--accent)}
.chart{margin:22px 0 26px;max-width:760px}
.chart figcaption b{display:block;font-weight:650;margin-bottom:10px}
.chart .under{font-size:14px;color:var(--muted);max-width:72ch;margin-top:8px}
.narrow{display:none}
.evidence{display:grid;grid-template-columns:3fr 2fr;gap:0 32px;margin:14px 0 18px}
.evidence.one{grid-template-columns:1fr;gap:10px}.evidence.one ul{columns:2;column-gap:32px}.evidence.one li{break-inside:avoid}
.evidence ul{list-style:none;padding:0}
.evidence li{border-top:1px solid var(--rule);padding:7px 0 8px}
.evidence li p{font-size:14px;color:var(--muted)}
q{quotes:none}
.evidence q,.answer{font-weight:600}
.weight{white-space:nowrap}
.weight i{font-style:normal;font-size:11px;letter-spacing:1px}
.facts{display:grid;grid-template-columns:170px minmax(0,1fr);border-top:1px solid var(--rule);margin:12px 0 20px}
.facts>dt,.facts>dd{padding:8px 0;border-bottom:1px solid var(--rule);font-size:16px}
.facts>dt{padding-right:16px}.facts>dd{padding-right:max(0px,100% - 68ch)}.facts ul{padding-left:18px}
table{border-collapse:collapse;width:100%;margin:16px 0 22px;font-size:15px}
caption{text-align:left;color:var(--muted);font-size:14px;padding-bottom:6px}h3+table>caption,h4+table>caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{text-align:left;vertical-align:top;padding:7px 14px 7px 0;border-bottom:1px solid var(--rule)}
thead th{font-size:14px;font-weight:400;color:var(--muted);border-bottom-color:var(--ink)}
tbody th{font-weight:600}tbody :is(th,td):not(:last-child){text-wrap-style:balance}tbody td{min-width:6em}
.held{white-space:nowrap}tbody .held{min-width:0}.end{text-align:right;padding-right:0;white-space:nowrap}.short{white-space:nowrap}
code{font:14px/1.45 ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace;overflow-wrap:anywhere}@media (min-width:760px){td code{overflow-wrap:break-word}}
.widget-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(272px,1fr));border:1px solid var(--rule);background:var(--raised);margin:18px 0 10px;overflow:hidden}
.widget-grid a{display:block;color:inherit;margin:0 -1px -1px 0;border:1px solid var(--rule);border-width:0 1px 1px 0}
@media screen and (min-width:760px){.widget-grid{grid-template-columns:repeat(6,1fr)}.widget-grid a{grid-column:span 2}.widget-grid a:first-child:nth-last-child(3n+2),.widget-grid a:first-child:nth-last-child(3n+2)+a,.widget-grid a:first-child:nth-last-child(3n+4),.widget-grid a:first-child:nth-last-child(3n+4)~a:nth-child(-n+4){grid-column:span 3}}
.widget-grid a:focus-visible{outline:2px solid var(--accent);outline-offset:-3px}
.how{font-size:14px;margin-top:6px}.how:not(:has([href])){display:none}
.dashboard{position:relative;display:grid;grid-template-columns:repeat(6,minmax(0,1fr));border:1px solid var(--rule);margin:16px 0 10px;overflow:hidden}
.dashboard .third{grid-column:span 2}.dashboard .half{grid-column:span 3}
.dashboard>div{border:1px solid var(--rule);border-width:1px 0 0 1px;margin:-1px 0 0 -1px}.dashboard .real{background:var(--raised)}
.kpi{border-top:1px solid var(--ink);margin-top:36px;padding-top:2px}
.kpi h3{margin:12px 0 2px}
.kpi .lead{font-size:17px;color:var(--muted);margin-bottom:14px}
.kpi .pair{display:grid;grid-template-columns:320px minmax(0,1fr);gap:28px;align-items:start}
.kpi .picture{border:1px solid var(--rule);background:var(--raised)}
.kpi .facts{grid-template-columns:104px minmax(0,1fr);margin:0;border-top:0}
.kpi .facts>dt,.kpi .facts>dd{font-size:14px;padding:6px 0}.kpi .facts>dt{padding-right:12px}
.kpi .formula{font-weight:600}
.kpi ul{padding-left:18px;font-size:14px;max-width:72ch}
.status{white-space:nowrap}
.status svg{display:inline-block;width:11px;height:11px;margin-right:6px;vertical-align:-1px}
.timeline{list-style:none;padding:0;max-width:none;display:grid;grid-template-columns:repeat(3,1fr);gap:0 28px;margin:20px 0}
.timeline>li{border-top:3px solid var(--accent);padding-top:10px;min-width:0;display:grid;grid-row:span 2;grid-template-rows:subgrid;row-gap:0;align-items:start}
.timeline ul{list-style:none;padding:0}.timeline h3{margin-top:0}
.timeline ul li{border-top:1px solid var(--rule);padding:7px 0;font-size:15px;line-height:1.4}
.timeline small{display:block;font-size:14px;color:var(--muted)}
.workings{border-top:1px solid var(--ink);margin:18px 0 26px}
.workings details{margin:0;border-bottom:1px solid var(--rule);font-size:15px}
.workings summary{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;padding:9px 0;color:var(--ink)}
.workings summary b{font-weight:600}.workings summary b:before{content:'+';display:inline-block;width:18px;color:var(--accent);font-weight:400}
.workings details[open] summary b:before{content:'−'}
.workings details>div{padding:2px 0 14px 18px}
.workings details:target::details-content{content-visibility:visible;block-size:auto}
.workings details:target summary b{color:var(--accent)}
.workings .formula{margin:4px 0 10px;font-weight:600}
.workings table{margin:8px 0 12px;font-size:14px}@media print,(min-width:621px){.workings tr>:first-child{width:32%}.workings tr>:nth-child(2){width:25%}}
.answers h3{border-bottom:1px solid var(--ink);padding-bottom:6px;max-width:none;margin-bottom:0}
.answers dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.3fr)}
.answers dt,.answers dd{padding:7px 20px 7px 0;border-bottom:1px solid var(--rule);font-size:15px}
.answers dd{white-space:pre-wrap;overflow-wrap:anywhere;padding-right:0}
.blank{color:var(--muted)}
.contents{columns:2;column-gap:28px;list-style:none;padding:0;font-size:15px;border-top:1px solid var(--rule);padding-top:12px;max-width:none}
.contents li{break-inside:avoid;padding:3px 0}
.contents li small{display:block;color:var(--muted);font-size:14px}
footer{padding-top:40px;padding-bottom:48px;color:var(--muted);font-size:14px}
footer p{border-top:1px solid var(--rule);padding-top:12px}`;

const phone = `
@media screen and (max-width:780px){.kpi .pair{grid-template-columns:1fr}.kpi .picture{max-width:380px}.figures{grid-template-columns:1fr;border-top:0}
.figures>div,.figures>div:first-child{padding:12px 0 16px;border:0;border-top:1px solid var(--rule)}.unit{min-height:0}
.evidence{grid-template-columns:1fr;gap:18px}.evidence.one ul{columns:1}.timeline{grid-template-columns:1fr;gap:26px}}
@media screen and (min-width:621px) and (max-width:900px){.dashboard .third{grid-column:span 3}.dashboard .third:last-child:nth-child(odd){grid-column:1/-1}.dashboard .third:last-child:nth-child(odd) svg{max-width:50%}}
@media screen and (max-width:620px){main,.letterhead,footer{padding-left:16px;padding-right:16px}h2{font-size:23px}.lead{font-size:17px}
.house em{font-size:14px}.title-block{grid-template-columns:1fr;padding:6px 0}.title-block div{display:grid;grid-template-columns:7rem 1fr;border:0;padding:3px 0}.title-block dt{line-height:24px}
.wide{display:none}.narrow{display:block}.contents{columns:1}
.facts,.kpi .facts,.answers dl{grid-template-columns:minmax(0,1fr)}.facts>dt,.answers dt,.kpi .facts>dt{border-bottom:0;padding-bottom:0}.facts>dd,.kpi .facts>dd,.answers dd{padding-top:1px}
.widget-grid{grid-template-columns:1fr}.dashboard .third,.dashboard .half{grid-column:1/-1}
.callout{grid-template-columns:1fr}
table,caption,tbody,tr,td,tbody th{display:block;width:100%}thead{position:absolute;left:-9999px}
tr{border-bottom:1px solid var(--rule);padding:8px 0}th,td,.end,.short{border:0;padding:2px 0;text-align:left;white-space:normal}
[data-label]:before{content:attr(data-label) ': '}td:empty{display:none}.workings td:nth-child(2):before{content:'Value: '}.workings td:nth-child(3):before{content:'From: '}
.data td:nth-child(2):before{content:'System: '}.data td:nth-child(3):before{content:'Where: '}.data td:nth-child(4):before{content:'In the system: '}.data td:nth-child(5):before{content:'Status: '}
.rows td:nth-child(2):before{content:'Says: '}.rows td:nth-child(3):before{content:'Source: '}td:before,tbody th:before{color:var(--muted);font-size:14px;font-weight:400}}`;

const paper = `
@page{margin:15mm 15mm 18mm;@bottom-right{content:counter(page) ' / ' counter(pages);font:9pt ${sansFonts};color:#55616a}}
@media print{:root{--ground:#fff;--raised:#fff}body{zoom:.77}main,.letterhead,footer{max-width:none;padding-left:0;padding-right:0}
.skip,.contents,.figures details,.in-words{display:none}a{color:inherit;text-decoration:none}
.letterhead{padding-top:0}h1{margin:20px 0 16px;max-width:none}footer{padding-top:16px;padding-bottom:0}section>p,section>ul,section>ol,.chart .under{max-width:96ch}.chart{margin:14px 0 16px}.chart svg{max-width:720px}h2{margin-bottom:10px;max-width:52ch}.timeline{margin:12px 0}.timeline>li{padding-top:6px}h3{margin-top:22px}.facts>dt,.facts>dd{padding:5px 0}.facts>dt:first-child,.facts>dd:nth-child(2){break-before:avoid}section{padding-top:20px}section.chapter{padding-top:26px}section:has(>.dashboard),.dashboard,.timeline{break-inside:avoid}.dashboard:has(>:nth-child(6):last-child)>.half{grid-column:span 2}
h2,h3,h4,caption,thead,.topic,summary,.kpi .lead,.kpi .pair,section>p:has(+.facts){break-after:avoid}
figure,.callout,.kpi,section.tail,.figures,.widget-grid a,.kpi .pair,.timeline>li li,tr,.evidence li,.facts>dd,.answers dd{break-inside:avoid}
.widget-grid{grid-template-columns:1fr 1fr 1fr}.kpi .pair{grid-template-columns:280px minmax(0,1fr)}
.workings details::details-content{content-visibility:visible;block-size:auto}.workings summary b:before{content:none}
table{font-size:13.5px}.workings table{font-size:13px}.workings .formula{break-after:avoid}.timeline ul li{padding:2px 0;font-size:13px;line-height:1.3}.timeline small{font-size:12.5px}.timeline>li>p{font-size:13px;margin-bottom:3px}th,td{padding-top:4px;padding-bottom:4px}.chart figcaption b{margin-bottom:6px}
section.first{padding-top:14px}section.first :is(h2,h3){margin:14px 0 4px}section.first :is(h2,h3):first-child{margin-top:0}section.first>:is(p,ul,ol){max-width:none;margin-bottom:6px}section.first>.lead{font-size:17px}section.first>.callout{display:none}section.first>table{margin:4px 0 8px}.figures{margin:12px 0 10px}.figures>div{padding-top:10px}.title-block div{padding:5px 14px}
tbody>tr:first-child:not(:last-child){break-after:avoid}tbody>tr:last-child:not(:first-child){break-before:avoid}table:has(>tbody>tr:last-child:nth-child(-n+3)),.facts:not(:has(>dd:nth-of-type(4))){break-inside:avoid}
p,li,dd{orphans:3;widows:3}}`;

/** On page one of the brief, what a section is called is next to what it says, as on paper. Tables and figures take the whole width. */
export const pageOneStyle = `
@media print,(min-width:760px){section.first{display:grid;grid-template-columns:170px minmax(0,1fr)}section.first>*{grid-column:1/-1}section.first>:is(p,ul,ol,.callout),section.first>:is(p,ul,ol)+table{grid-column:2}
section.first>:is(h2,h3):not(:has(+table,+.figures)){grid-column:1;margin:0;padding-right:20px;font-size:16px;line-height:1.5}section.first>h2{padding-top:3px}section.first>.topic{display:none}
section.first>[id=this-week]+table :is(th,td):first-child{width:48px}section.first>[id=this-week]+table :is(th,td):nth-child(2){width:122px}section.first>[id=this-week]+table :is(th,td):nth-child(2):not(.short){white-space:normal}section.first>h3+table{margin-top:0}
section.first>.figures:not(:has(>:nth-child(2),.two)){display:block;border-top-color:var(--rule)}section.first>.figures:not(:has(>:nth-child(2),.two))>div{grid-template:auto auto/170px minmax(0,1fr);grid-auto-flow:row;padding:12px 0 0}section.first>.figures:not(:has(>:nth-child(2),.two))>div>*{grid-column:2}section.first>.figures:not(:has(>:nth-child(2),.two))>div>h3{grid-area:1/1;padding-right:20px}
section.first>h3:not(:has(+table,+.figures)),section.first>h3+:is(p,ul,ol){border-top:1px solid var(--rule);padding-top:12px;margin-top:6px}section.first>h3+:is(p,ul,ol){max-width:none;padding-right:max(0px,100% - 68ch)}section.first tbody th:not(.short){font-weight:400}}
@media print{section.first>h3:not(:has(+table,+.figures)),section.first>h3+:is(p,ul,ol){padding-top:7px;margin-top:2px}}
section.first>ul:has(>:only-child){list-style:none;padding-left:0}`;

/**
 * In a separate style sheet, because only a later visit's report needs it. In print, that chapter is a separate page.
 */
export const changedStyle =
  ".changed{padding-top:26px}.changed+.first{margin-top:40px;border-top:1px solid var(--ink)}@media print{.changed+.first{break-before:page;margin-top:0;padding-top:0;border:0}}";
