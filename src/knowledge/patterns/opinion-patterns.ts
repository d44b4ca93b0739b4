/** Words for what someone thinks, heard or would like: an opinion, not a report of what happens. */
export const soundsLikeOpinion =
  /\b(?:I['’]?ll tell you what it is|that['’]?s the (?:whole )?(?:story|problem)|(?:they|everybody|everyone|people) (?:all )?(?:told|tells?|says?|said|thinks?|assumes?|figures?|knows?)|(?:salesman|consultant|dealer|accountant|rep|wife|husband|son|daughter|father|dad|boy)\b[^.;]{0,30}\b(?:says?|said|thinks?|wants?|tells?)|(?:he|she|\w+) (?:thinks|figures|reckons|believes|suspects|assumes)|would say|in my opinion|I (?:think|believe|suspect|reckon|figure) (?!of\b)|holds that|blames?|supposed to be|what we need|we need|I need|I['’]?d like|would like|words(?=:)|not enough|too few (?:machines|people)|too slow|can['’]?t set up|can['’]?t get (?:bodies|people|help)|requisition|priced (?:a|an)|lease on|fixing to|thinking (?:in|of|about)|I['’]?d have sworn|\bhold (?:our|the|them)\b[^.;]{0,30}\bresponsible|I suppose|(?:I|we) would(?:n['’]t| not)? (?:not )?know|possibly|would have to|(?:was|were) purchased|we tried an?|open house|everybody we race)\b/i;

/** Words that say nothing is lost, or that someone is good at it. */
export const saysAllIsWell =
  /\b(?:(?:it|that|they|those)(?:['’]s| is|['’]?re| are) (?:fine|ok|okay)(?=\W*$)|no (?:downtime|stops?|breakdowns?|scrap|rework|late jobs?|overtime|complaints?|problems?|issues?|trouble)|never happens|don['’]?t change much|comes? out (?:about )?right|nice (?:man|guy|woman|lady|people)|know (?:their|the) jobs?|(?:don['’]?t|doesn['’]?t|never) waste|take what they take|as agreed|never quits?|best \S+ (?:\S+ )?I (?:ever )?spent)\b/i;

/** Words for something measured or logged, so that it isn't unseen. */
export const isMeasuredFigure =
  /\b(?:logged|log says|board says|(?:datanomix|machinemetrics|amper|telemetry|monitor|erp|screen)s? (?:says?|shows?|reads?|put)|on the (?:screens?|tvs?)|measured|clocked|I counted and|sorted the stops)\b/i;

/** The respondent's own retirement, which isn't about who can run a machine. */
export const isOwnRetirement =
  /\b(?:my (?:own )?retirement|I(?:['’]m| am|['’]ll| will| plan to| want to)?(?: going to)? retir\w*|when I (?:retire|leave))\b/i;

/** A part on a machine is being worked on, however long it takes. */
export const isOnMachine =
  /\b(?:sits?|stays?|is) on (?:one|it|(?:a|the|that) (?:machine|grinder|mill|lathe|press)) for\b/i;

/** Who can set up a machine says nothing about what breaks. */
export const setsUpAlone = /\bonly\b[^.;]{0,50}\bcan (?:set|run|program)\b/i;
