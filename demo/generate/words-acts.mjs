// What people at Acme Freight thank each other for: one act a line, its theme first, by group.

const lines = (text) =>
	text
		.trim()
		.split("\n")
		.map((line) => {
			const [theme, act] = line.split(" | ");
			return { theme, act };
		});

/** Acts by group; {slots} are filled with places, customers, days and numbers. */
export const actsOfGroup = {
	"Customer Success": lines(`
customer | You stayed on the line with {customer} until their last container left {port}
customer | You called {customer} before they could call us about the delay at {port}
customer | You turned a complaint from {customer} into a second contract
customer | You answered {customer} in their own language, late on a {day}
customer | You found the {n} missing pallets for {customer} by reading every scan yourself
outcome | You closed all {n} open claims for {customer} in one {day}
outcome | You took over the {customer} onboarding with {few} days' notice and kept the date
simple | You cut the onboarding form for new shippers from {pages} pages to two
simple | You rewrote our delay notice so that {customer} understood it the first time
write | You wrote down how we handle claims from {port}, so that nobody has to ask you at night
teach | You let me listen in on your calls with {customer} for a week
cover | You took my late shift on {day} when my daughter was ill
care | You noticed that the new starters were eating alone, and moved the whole team's lunch`),
	Operations: lines(`
outcome | You rebooked {n} containers in one night when {port} closed
outcome | You kept the {lane} lane running through the strike
outcome | You got the {customer} charter out of {port} with an hour to spare
outcome | You stayed until the last truck was through the gate at {port}
customer | You moved {customer}'s medical shipment to an earlier flight without being asked
customer | You rang the port agent in {port} every hour until {customer} had a berth
simple | You replaced {few} spreadsheets with one board for the {lane} lane
simple | You cut the morning handover from forty minutes to {few}
write | You drew the whole {lane} lane on one page, with every cut-off time
teach | You taught the weekend crew to read the berth plan for {port}
care | You sent the night shift home early on {day} and finished the list yourself
safety | You stopped the loading at {port} when the wind went over the limit
safety | You held {n} containers back because one seal number did not match`),
	Warehouse: lines(`
outcome | You loaded {n} trailers before {time} with two people short
outcome | You found the mislabelled {customer} pallets in bay {bay} in ten minutes
outcome | You kept the cold store at temperature through the power cut on {day}
outcome | You counted aisle {bay} twice, and the stock was right for the first time since spring
customer | You repacked {n} cartons for {customer} by hand, so that not one arrived crushed
customer | You walked {customer}'s driver to bay {bay} in the rain
simple | You moved the fast sellers next to bay {bay}, and picking got shorter by a third
simple | You painted the lanes in aisle {bay}, and nobody asks for the way any more
teach | You showed the new pickers how to wrap a pallet so that it survives {port}
session | You trained {few} of us on the reach truck in your own breaks
care | You brought hot soup for the whole dock on the coldest {day} of the year
care | You noticed that my back was hurting and swapped stations without a word
safety | You stopped the belt the moment that you heard it, and saved somebody's hand
safety | You reported the loose racking in aisle {bay} before anything fell
safety | You cleared {n} blocked fire exits and photographed every one
safety | You asked the visitor without a vest to step back, and were right to`),
	Finance: lines(`
outcome | You closed the quarter a day early, with {n} entities and no late nights for anyone else
outcome | You found the double invoice to {customer} before they did
outcome | You recovered demurrage that we had written off at {port}
simple | You turned the {pages}-page expense policy into one page with pictures
simple | You cut invoice approval on the {lane} lane from five signatures to two
teach | You explained accruals to the depot leads without one word of jargon
teach | You sat with us for a whole {day} until we understood our own budget
customer | You split {customer}'s invoice by depot, as they had asked for since last year
care | You paid {n} small hauliers early in the week when fuel went up
care | You stayed late to correct a payslip, so that nobody started the weekend worried`),
	Technology: lines(`
outcome | You moved the booking system to the new servers with zero missed shipments
outcome | You found the bug behind the {port} time stamps at {time}
outcome | You brought tracking back in {n} minutes on the busiest {day} of the month
outcome | Three nights of migration, and your voice was calm on every call
simple | You deleted {n} old reports, and not one person missed them
simple | You turned the {pages}-step booking into a single screen
simple | You made the scanner start in two seconds instead of {n}
write | You wrote the page about restoring backups that I wish I had had in March
teach | You paired with me on the {customer} interface until I could do it by myself
customer | You gave {customer} their tracking feed in {few} days, not weeks
customer | You read through {n} tickets from {customer} and fixed the cause, not the symptom
cover | You took my turn on call over the holiday on {day}
care | You asked for a quiet room for the night desk, and got it`),
	Sales: lines(`
customer | You told {customer} honestly what we cannot do at {port}, and they signed anyway
customer | You drove to {customer} yourself on {day} to listen
customer | You remembered what {customer} had asked for a year ago, and brought it
outcome | You won the {lane} tender in the last round
outcome | You rebuilt the {customer} quote overnight after fuel went up
outcome | You kept {customer} with us, and at a fair price
simple | You put the whole offer to {customer} on one page
simple | You cut our tariff sheet to the {n} lines that people really use
write | You shared every note from the {customer} pitch, the painful ones too
teach | You rehearsed the tender with me for {few} evenings
care | You gave the credit for {customer} to the whole team, by name`),
	"Customs & Compliance": lines(`
outcome | You cleared {n} declarations at {port} before {time}
outcome | You found the right tariff code for {customer} when {few} advisers had not
outcome | You got the held containers out of {port} on a {day} evening
session | You ran {few} lunch sessions on customs codes
write | You made a chart of the new rules that hangs above every desk in {port}
simple | You cut our document checklist for {port} to what the officers really ask for
simple | You replaced {pages} forms with one, and the officers in {port} thanked us
customer | You explained the new import duty to {customer} before it hit them
customer | You stayed on the phone with {customer} and the officer until both agreed
safety | You caught the undeclared batteries in {customer}'s shipment
safety | You sent back {n} drums without proper labels, under pressure
cover | You covered the {port} desk alone so that two of us could be at the wedding`),
	"Fleet & Routes": lines(`
outcome | You brought {customer}'s load from {port} through the snow, and on time
outcome | You re-planned {n} routes in the hour after the bridge closed
outcome | You repaired the reefer on the hard shoulder at {time}
simple | You merged the two morning loops, and we save {n} kilometres a day
simple | You put the yard map on one sign at the gate in {depot}
customer | You waited at {customer} until their night guard had the key
customer | You called every one of {customer}'s consignees on the {lane} round before the storm
teach | You rode along with me for {few} days until I knew every ramp
teach | You showed the drivers how to read their own fuel figures
cover | You drove the long leg so that I could be at my son's match
care | You stopped to help one of our drivers on the other side of the road
safety | You refused to drive with that tyre, and you were right
safety | You checked all {n} trailer couplings after one had come loose
safety | You taught the yard in {depot} to reverse with a marshal, every time`),
	People: lines(`
outcome | You filled {few} driver jobs in {depot} before the peak
outcome | You got the new shift plan signed by everyone in {depot}
simple | You made the leave request one click, in three languages
session | You coached {few} new leads through their first hard conversation
write | You wrote the guide for a first week at the depot, and people read it
care | You sat with the night shift in {depot} at {time} just to ask how they are
care | You found a way for {n} colleagues to see their families over the holiday
care | You called me every {day} while I was away ill
customer | You brought {customer}'s own staff into our forklift training`),
	Marketing: lines(`
outcome | You finished the {customer} story in {few} days, photographs included
outcome | You ran the open day in {depot} with {n} families and no queue
simple | You replaced our brochure with one honest page
simple | You took {n} words out of the home page, and it says more
customer | You let {customer}'s drivers tell the story themselves
session | You taught the depot leads to take pictures that people look at
care | You photographed every person in {depot}, the night shift too`),
};

/** Names that fill the slots. */
export const places = {
	port: "Rotterdam|Felixstowe|Le Havre|Valencia|Newark|Savannah|Veracruz|Chennai|Halifax|Antwerp|Algeciras|Mundra|Hamburg|Montreal|Long Beach".split(
		"|",
	),
	depot: "Leeds|Dayton|Lyon|Zaragoza|Pune|Venlo|Laredo|Mississauga|Doncaster|Reno".split("|"),
	lane: "Rotterdam–Newark|Valencia–Leeds|Chennai–Felixstowe|Laredo–Dayton|Le Havre–Montreal|Antwerp–Lyon|Mundra–Hamburg|Veracruz–Savannah".split(
		"|",
	),
	customer:
		"Brightwater Foods|Calloway Tiles|Nordvik Furniture|Solara Panels|Petit Jardin|Hearth & Home|Meridian Pharma|Oakline Toys|Tamarind Spices|Blue Heron Paper|Castell Wines|Delta Bearings|Fernbank Labs|Grupo Azahar|Harbour Coffee|Ilex Medical|Juniper Bikes|Kestrel Optics|Larkspur Textiles|Monarch Glass|Northgate Dairy|Opal Cosmetics|Pinnacle Tools|Quarry Stone|Redwood Books|Saffron Kitchens|Tidewater Fish|Umbra Lighting|Verde Farms|Willow & Sons".split(
			"|",
		),
	day: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday".split("|"),
	time: "four in the morning|six in the morning|half past five|noon|midnight|seven in the evening".split("|"),
	few: "two|three|four|five|six".split("|"),
};
