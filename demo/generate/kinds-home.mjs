// Kinds of goods for the home: each has a picture, a category, prices, titles and facts, in four lines of text.

/** Line 1: picture; name; category; type; brands; prices in the tenant's currency; options. Then titles, leads, facts. */
export const homeKinds = `
2615; mug; Home & Garden > Kitchen > Coffee & Tea; Mug; Ostra Ceramics, Kaffa; 12-28; Colour
Stoneware coffee mug, 300 ml | Espresso cup with saucer, 80 ml | Hand-glazed latte mug, 420 ml
A mug with some weight to it, thrown and glazed in small batches. | The cup people quietly take back to their own desk.
Safe in the dishwasher and the microwave | Glaze free of lead and cadmium | Stacks two high | Each one differs a little

1fad6; teapot; Home & Garden > Kitchen > Coffee & Tea; Teapot; Ostra Ceramics, Harrow & Pike; 26-64; Colour
Porcelain teapot with strainer, 900 ml | Small teapot for two, 600 ml | Cast-iron teapot with enamel lining
It pours without a drip and holds its heat through a long meeting. | A round, friendly teapot for slow mornings.
Fine steel strainer included | Lid stays on while pouring | Rinse by hand | Fits under a standard tea cosy

1f375; tea; Home & Garden > Kitchen > Coffee & Tea; Tea; Kaffa, Orchard Row; 9-24; Blend:Breakfast,Green,Rooibos
Loose-leaf tea in a keepsake tin, 125 g | Sampler of twelve teas
Whole leaves, picked this season and packed within weeks. | A quiet cup for the end of a shift.
Compostable inner bag | Brews three minutes at 95 °C | Packed by a family business | Best within 18 months

1fad8; beans; Home & Garden > Kitchen > Coffee & Tea; Coffee beans; Kaffa; 11-32; Weight:250 g,500 g,1 kg
House espresso beans, dark roast | Single-origin beans from Huila | Decaf beans, water process
Roasted on Tuesdays, sent on Wednesdays. | Cocoa and red apple in the cup, with a clean finish.
Roast date printed on the bag | Valve keeps the aroma in | Bought directly from growers | Suits espresso and moka pots

1fad9; jar; Home & Garden > Kitchen > Coffee & Tea; Storage jar; Calder Mill, Ostra Ceramics; 10-38; Volume:0.5 l,1 l,1.5 l
Glass storage jar with steel lid | Airtight coffee canister
See what is left at a glance and keep it fresh for weeks. | Borosilicate glass that takes heat and cold without complaint.
Silicone seal can be replaced | Wide mouth fits a scoop | Safe in the dishwasher | Label and pencil included

1f964; tumbler; Home & Garden > Kitchen > Coffee & Tea; Travel cup; Fjell, Brackwater; 14-34; Colour
Insulated travel cup, 350 ml | Iced coffee cup with straw | Leakproof commuter tumbler, 470 ml
Hot until lunch, cold until the drive home. | Fits under most machines and in every cup holder we tried.
Steel inside, no aftertaste | Lid comes apart for cleaning | Free of BPA | Keeps ice for nine hours

1f373; pan; Home & Garden > Kitchen > Cookware; Frying pan; Smide, Harrow & Pike; 24-96; Diameter:20 cm,24 cm,28 cm
Cast-iron skillet | Non-stick frying pan with wooden grip | Carbon steel pan, ready seasoned
A pan that gets better every year you own it. | Even heat to the rim, so the edges brown with the middle.
Suits gas, electric and induction | Handle stays cool | Oven-safe to 230 °C | Guaranteed for ten years

1f372; casserole; Home & Garden > Kitchen > Cookware; Casserole; Smide, Calder Mill; 48-165; Colour
Enamelled casserole, 4.2 l | Stock pot with glass lid, 6 l | Oval roaster for Sundays
One pot for stews, bread and everything that takes its time. | The heavy lid returns the moisture to the dish.
Enamel does not stain or rust | Suits every hob and the oven | Serves six | Guaranteed for 25 years

1f52a; knife; Home & Garden > Kitchen > Cookware; Kitchen knife; Harrow & Pike, Ironbrook; 22-140; -
Chef's knife, 20 cm | Santoku knife with walnut handle | Paring knives, set of three
Forged from one piece of steel and balanced at the bolster. | Sharp out of the box and easy to keep that way.
Full tang, three rivets | Hardness of 58 HRC | Comes with a blade guard | Sharpened free for a year

1fad5; fondue; Home & Garden > Kitchen > Cookware; Fondue set; Smide; 39-88; Colour
Cheese fondue set for six | Chocolate fondue for two
Dinner that lasts three hours, in the best way. | Everything but the cheese.
Six forks with coloured tips | Burner with adjustable flame | Enamelled pot | Stable on a wobbly table

1f9c2; shaker; Home & Garden > Kitchen > Tableware; Salt and pepper; Harrow & Pike, Solvane; 9-42; -
Salt and pepper shakers, pair | Ceramic salt mill
Good salt, within reach. | A small thing used three times a day.
Refills in seconds | No plastic in the mechanism | Six settings | Wipe clean

1f37d-fe0f; plates; Home & Garden > Kitchen > Tableware; Dinnerware; Ostra Ceramics, Marea Studio; 28-120; Colour
Dinner plates, set of four | Sixteen-piece dinner service
Plain plates with a soft edge that flatter whatever lands on them. | Fired twice, so they survive a busy sink.
Safe in microwave and dishwasher | Single plates can be reordered | Stoneware | Packed without plastic

1f963; bowl; Home & Garden > Kitchen > Tableware; Bowl; Ostra Ceramics, Marea Studio; 14-58; Colour
Breakfast bowl and spoon | Mixing bowls, nested set of three
Deep enough for a real breakfast. | A bowl that sits well in two hands.
Glazed inside and out | Dishwasher-safe | Foot ring does not scratch | Holds 700 ml

1f374; cutlery; Home & Garden > Kitchen > Tableware; Cutlery; Harrow & Pike; 19-110; Pieces:4,16,24
Brushed steel cutlery | Picnic cutlery in a roll
Cutlery with a quiet, brushed finish that hides scratches. | Well weighted, neither dainty nor clumsy.
18/10 stainless steel | Dishwasher-safe | Guaranteed for 25 years | Comes in a linen roll

1f371; bento; Home & Garden > Kitchen > Tableware; Lunch box; Brackwater, Marea Studio; 16-44; Colour
Bento lunch box with dividers | Two-layer lunch box with chopsticks
Keeps the rice away from the fruit until you say so. | Lunch from home, without the mystery puddle.
Leakproof seal | Microwave-safe without lid | Fits a standard bag | Dividers move

1f377; glass; Home & Garden > Kitchen > Tableware; Glassware; Cellarhand; 24-72; Pieces:2,4,6
Red wine glasses, hand-blown | Everyday wine glasses
Thin at the lip, tough at the stem. | Made to be used on a Tuesday.
Lead-free crystal | Dishwasher-safe | 480 ml | Packed in a gift box

1f943; tumblerglass; Home & Garden > Kitchen > Tableware; Glassware; Cellarhand; 18-64; -
Whisky tumblers, set of four | Cut-glass tumbler with ice moulds
A heavy base and a clean ring when you set it down. | The glass that makes plain water look considered.
Dishwasher-safe | Holds 320 ml | Made from half recycled glass | Gift box

1f56f-fe0f; candle; Home & Garden > Living > Lighting & Candles; Candle; Kveld, Tallow & Wick; 6-38; Scent:Fig,Cedar,Orange blossom
Beeswax candle | Scented candle in a clay pot | Pillar candles, set of three
Poured by hand, with a cotton wick that burns straight. | The evening's off switch.
Burns for 40 hours | Pure plant wax | No soot | The pot is a fine pencil cup afterwards

1f4a1; bulb; Home & Garden > Living > Lighting & Candles; Lamp; Lumen, Vinkel; 12-84; -
Filament bulb, warm white | Smart bulb, colour and white
Light the colour of late afternoon. | Dim it from the sofa, or from another country.
Uses 7 watts | Lasts 15,000 hours | Works without a hub | E27 fitting

1f3ee; lantern; Home & Garden > Living > Lighting & Candles; Lantern; Lumen, Kveld; 15-49; Colour
Paper lantern with warm light | Garden lantern, solar powered
Soft light for the table under the tree. | It charges by day and glows by night.
Folds flat | Splash-proof | Ten hours of light | Hook included

1f570-fe0f; mantelclock; Home & Garden > Living > Decor; Clock; Tock; 44-145; -
Oak mantel clock | Walnut mantel clock with chime
A clock with a tick you can choose not to hear. | Oiled wood, domed glass, honest numerals.
Silent movement, chime can be switched off | Solid wood | Runs a year on one cell | Repairable

23f0; alarmclock; Home & Garden > Living > Decor; Alarm clock; Tock, Pixelgrove; 15-58; Colour
Twin-bell alarm clock | Bedside clock with soft light
Keeps the phone out of the bedroom. | Loud enough, once.
Luminous hands | Silent sweep | Snooze for eight minutes | Cell included

1f5bc-fe0f; picture; Home & Garden > Living > Decor; Print; Marea Studio, Papier & Co; 18-130; Size:A4,A3,A2
Framed landscape print, Valley morning | Oak picture frame | Framed print, Harbour at low tide
Printed on cotton paper with pigments that keep their colour. | A window for the wall that has none.
Solid oak frame | Glare-free glass | Ready to hang | Numbered on the back

1fa9e; mirror; Home & Garden > Living > Decor; Mirror; Morrow Home, Vinkel; 29-148; Frame:Brass,Oak,Black
Scalloped wall mirror | Round hall mirror, 60 cm
It brings the far window into the room. | A frame with just enough character.
Safety-backed glass | Hangs two ways | Fixings included | Frame finished by hand

1f3fa; vase; Home & Garden > Living > Decor; Vase; Ostra Ceramics, Casa Olmo; 22-95; Colour
Terracotta amphora, 40 cm | Stoneware vase with two handles
Good empty, better with branches. | Thrown on a wheel that is older than the potter.
Watertight inside | Felt pads under the foot | Each differs in height by a finger | Wipe clean

1f9fa; basket; Home & Garden > Living > Decor; Basket; Calder Mill, Casa Olmo; 18-72; Size:S,M,L
Willow picnic basket | Woven laundry basket
Woven tight, so it keeps its shape under load. | For bread, for toys, for the things on the stairs.
Natural willow | Carries 12 kg | Removable cotton lining | Made by hand

1f6cb-fe0f; sofa; Home & Garden > Living > Furniture; Sofa; Morrow Home; 320-600; Colour
Two-seat sofa with reading lamp | Compact loveseat in wool blend
Deep enough for a nap, firm enough for a visitor. | Delivered in two boxes that fit through any door.
Covers come off for washing | Frame of solid beech | Tested for 50,000 sittings | Legs screw on without tools

1fa91; chair; Home & Garden > Living > Furniture; Chair; Vinkel, Morrow Home; 68-260; Wood:Oak,Walnut,Ash
Dining chair with curved back | Reading chair, solid wood | Kitchen stool with backrest
Three woods, no screws to be seen. | A chair to lean back in without thinking about it.
Solid timber, oiled | Carries 150 kg | Felt glides included | Stacks two high

1f6cf-fe0f; bedding; Home & Garden > Living > Furniture; Bedding; Nordlo, Morrow Home; 48-220; Size:Single,Double,King
Washed linen bedding set | Cotton percale duvet cover | Weighted blanket, 7 kg
Cool in July, warm in January. | Softer after every wash, and it never needs an iron.
Certified free of harmful dyes | Two pillowcases | Buttons of real shell | Washes at 60 °C

1fab4; plant; Home & Garden > Garden > Plants; House plant; Grow, Bruma; 14-48; -
Monstera in a clay pot | Rubber plant, 50 cm | Peace lily in a glazed pot
Raised in peat-free soil and sent with a card that says what it likes. | Forgiving of holidays.
Clay pot with saucer | Water once a week | Cleans the air a little | Replaced free if it arrives unhappy

1f335; cactus; Home & Garden > Garden > Plants; Cactus; Grow; 8-29; -
Desert cactus in a terracotta pot | Three small succulents
Water it when you remember, which may be in spring. | A calm companion for a bright desk.
Lives on a sunny sill | Pot with drainage | Grown for four years | Sent in a padded box

1f337; bulbs; Home & Garden > Garden > Plants; Bulbs; Bruma, Orchard Row; 9-26; Colour:Pink,White,Mixed
Tulip bulbs, bag of 30 | Flower bulbs for a whole spring
Plant them in November and forget them until they surprise you. | Three colours that open a week apart.
Size 12 and up | Comes back each year | Planting guide | Dug this season

1f490; bouquet; Home & Garden > Garden > Plants; Flowers; Bruma; 29-84; Size:Small,Classic,Grand
Seasonal bouquet, hand tied | Wildflower bouquet with a card
Whatever is best in the market that morning. | Say it with stems.
Delivered before noon | Lasts at least a week | Grown within 300 km | Card with your words

1f331; herbs; Home & Garden > Garden > Plants; Growing kit; Grow; 12-46; -
Windowsill herb garden | Chilli growing kit, five kinds | Bonsai starter kit
Basil within arm's reach of the pan. | All it asks for is light and a sip of water.
Peat-free soil | Shows in ten days | Guide in plain words | Pots of pressed fibre

1faa3; bucket; Home & Garden > Garden > Garden Tools; Bucket; Bruma, Ironbrook; 9-28; Colour
Garden bucket, 12 l | Car wash kit in a bucket
The bucket that does not crack in the first frost. | Carries water, weeds, tools and small children's beach plans.
Marked in litres | Wooden grip | Spout pours clean | Made of recycled plastic

1f9fc; soap; Home & Garden > Bath & Body; Soap; Tallow & Wick, Dewdrop; 5-24; Scent:Rose,Sage,Unscented
Bar soap with oatmeal | Olive oil soap, three bars
Cut by hand and cured for six weeks. | Lathers well, rinses clean and leaves no film.
No palm oil | Wrapped in paper | Kind to dry skin | 120 g a bar

1f9f4; lotion; Home & Garden > Bath & Body; Lotion; Dewdrop; 9-38; Scent:Almond,Lavender,Unscented
Hand cream for hard-working hands | Body lotion, 250 ml | Face and hand care set
Sinks in within a minute, so you can go back to the keyboard. | Made for hands that open boxes all day.
Tested by dermatologists | Pump bottle, refillable | Vegan | Opens for 12 months

1fa92; razor; Home & Garden > Bath & Body; Shaving; Barber & Birch; 12-68; Colour
Safety razor with ten blades | Shaving set with brush and bowl
A better shave and no plastic in the bin. | Balanced so that the weight does the work.
Solid brass, plated | Takes any standard blade | Stand included | Guaranteed for life
`;
