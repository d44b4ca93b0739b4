/** Words that occur in names of people and shops but are ordinary words in a sentence. Own judgment. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `the and inc llc ltd co corp company gmbh sons brothers bros group works shop tool tools tooling machine machines
  machining machinist manufacturing mfg industries industrial engineering products product parts part precision metal
  metals steel iron aluminum cnc mill mills milling turn turning turned lathe swiss grinding tech technologies technology
  solutions services service systems custom quality general national american united advanced aerospace medical
  automotive components fabrication design north south east west central valley river lake hill mountain city county
  state new old first one lot job jobs setup setups speed fast edge spindle axis will mark rich bill may grace hope art
  rob frank grant drew jack rod sandy dale glen young long short little wood stone king price day miller turner cutter
  smith chip chase ray lance pat bob ace star best good great high low line point rate cost hand hands man dock ship
  gage gauge drill tap bolt press punch cutting pace penny buck hunter carter mason baker cook fisher taylor parker
  page banks field fields rush case bench cash means early summer winter spring fall dawn april june august`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);

/** What shops make or do, as it occurs in the names of shops: alone it is no name. Own judgment. */
export const goods: ReadonlySet<string> = new Set(
  `aircraft airframe assembly bar bearing bearings bit bits brass bronze casting castings chemical coating copper
  defense die dies drilling electric electronics energy equipment extrusion extrusions fabricators fastener fasteners
  fitting fittings fixture fixtures flange flanges flow fluid fluids food foundry gas gear gearing gears heat housing
  housings hydraulic hydraulics instrument instruments irrigation laser machinery marine mining model models mold
  molded molding molds motion motor motors oil optical optics pattern patterns pipe plastic plastics plating pneumatic
  pneumatics power proto prototype prototypes prototyping pump pumps racing rail repair rubber screw screws seal seals
  semiconductor shaft shafts sheet spare spares specialties spring springs stamping stampings surgical thread threads
  titanium treat tube turbine turbines valve valves water welding wheel wheels wire wood`.split(/\s+/u),
);

/** Two capitals that mean the same in any shop. Own judgment. */
export const abbreviations: ReadonlySet<string> = new Set(
  "NC QC QA QE IT HR PM AM US UK OD ID OK TV PC AC DC EV AI OT 2D 3D 4D 5S CO II IV VI".split(" "),
);
