// Kinds of clothes, bags, stationery and books, in the same four lines as the goods for the home.

/** Kinds of fashion, of books and of stationery. */
export const wearKinds = `
1f455; tshirt; Fashion > Clothing; T-shirt; Pinewick, Stridewell; 16-38; Colour+Size
Organic cotton t-shirt | Running t-shirt, quick drying | Heavyweight pocket t-shirt
Cut straight, sewn twice, washed once before you meet it. | Keeps its collar through fifty washes.
180 g cotton | No side twist | Washes at 40 °C | Label printed, not sewn

1f454; shirt; Fashion > Clothing; Shirt; Pinewick, Lindgate; 38-84; Size
Oxford shirt with tie | Striped office shirt
Looks ironed without having been. | A shirt for the customer visit.
Two-ply cotton | Spare buttons | Sleeves in two lengths | Regular cut

1f457; dress; Fashion > Clothing; Dress; Lindgate, Marea Studio; 49-128; Colour+Size
Jersey dress with belt | Linen summer dress
It has pockets. | From desk to dinner without a change of shoes.
Falls just below the knee | Does not crease | Lined | Machine wash

1f456; jeans; Fashion > Clothing; Jeans; Ironbrook, Pinewick; 48-110; Size
Straight-leg jeans | Work jeans with reinforced knees
Built for kneeling, lifting and Fridays. | Denim that softens where you bend.
12 oz denim | Copper rivets | Free hemming | Recycled cotton in the weft

1f9e5; coat; Fashion > Clothing; Coat; Lindgate, Norrsken; 98-320; Colour+Size
Wool coat with corduroy collar | Raincoat, three layers | Waxed field jacket
Warm on the platform, not too warm on the train. | A coat with enough pockets to leave the bag at home.
Windproof | Two inner pockets | Hood folds away | Repaired free for three years

1f9e3; scarf; Fashion > Clothing; Scarf; Nordlo, Pinewick; 18-72; Colour
Lambswool scarf | Chunky knitted scarf
Long enough to go round twice. | Spun, dyed and woven in one valley.
Pure wool | 180 × 30 cm | Does not itch | Gift sleeve

1f9e4; gloves; Fashion > Clothing; Gloves; Nordlo, Tindra; 14-58; Colour+Size
Merino gloves for touchscreens | Lined leather gloves
Warm hands and a working phone. | Thin enough for keys.
Three fingers work on screens | Merino inside | Long cuff | Pair clip

1f9e6; socks; Fashion > Clothing; Socks; Nordlo, Pinewick; 8-36; Pack:1 pair,3 pairs,5 pairs
Merino hiking socks | Striped everyday socks | Bed socks, extra soft
Good socks are the most underrated luxury. | No seam at the toes, no slipping at the heel.
Hand-linked toe | Stays up | Washes at 40 °C | Guaranteed against holes for a year

1f45a; blouse; Fashion > Clothing; Blouse; Lindgate; 28-78; Colour+Size
Viscose blouse with V-neck | Linen blouse, short sleeves
Moves well and dries overnight. | The one that goes with everything else.
Flows, does not cling | Machine wash | Natural fibre | Buttons of shell

1fa73; shorts; Fashion > Clothing; Shorts; Stridewell, Saltmarsh; 18-52; Colour+Size
Swim shorts, quick drying | Running shorts with zip pocket
From the lake to the lunch table in twenty minutes. | A pocket that really holds a key.
Recycled polyester | Inner brief | Drawstring | Dries in an hour

1f458; robe; Fashion > Clothing; Robe; Nordlo, Marea Studio; 42-118; Colour
Cotton kimono robe | Linen bathrobe
For Sunday until at least eleven. | Cool against the skin and generous in the sleeve.
Two pockets | Inner tie | One size | Hangs to dry

1f9ba; vest; Fashion > Clothing; Vest; Ironbrook, Rollo Cycles; 14-66; Size
Reflective cycling vest | Padded work vest
Seen from 150 metres, worn without a thought. | For dark mornings by the road.
EN ISO 20471 | Two pockets | Packs small | Zips with gloves on

1f392; backpack; Fashion > Bags & Luggage; Backpack; Norrsken, Fjell; 39-148; Colour
Canvas day backpack, 22 l | Roll-top commuter backpack, 25 l | School backpack with chest strap
Sits high, opens wide and looks right with a jacket. | Room for a laptop, lunch and a change of plan.
Sleeve for 15 inches | Rain cover | Recycled canvas | Luggage strap

1f45c; handbag; Fashion > Bags & Luggage; Handbag; Lindgate, Casa Olmo; 58-240; Colour
Leather handbag with two tones | Shoulder bag with zip
Vegetable-tanned, so it darkens like a good table. | Stands up by itself.
Full-grain leather | Inner zip pocket | Feet of brass | Dust bag

1f45d; pouch; Fashion > Bags & Luggage; Pouch; Lindgate, Pinewick; 14-48; Colour
Wash bag with hook | Make-up pouch, soft leather
The small things, found at once. | One pouch less in the big bag's chaos.
Wipes clean | Zip runs both ways | Stands open | Loop for the thumb

1f45b; purse; Fashion > Bags & Luggage; Purse; Casa Olmo, Lindgate; 16-64; Colour
Kiss-lock coin purse | Slim card wallet
Closes with the right sort of click. | Coins, cards and one folded note.
Blocks card readers | Full-grain leather | Six cards | Gift box

1f4bc; briefcase; Fashion > Bags & Luggage; Briefcase; Lindgate, Keystead; 74-290; -
Leather briefcase, two compartments | Slim document bag
For the contract, the charger and the sandwich. | Bridle leather that outlives job titles.
Fits 15 inches | Key ring inside | Strap included | Brass lock

1f9f3; suitcase; Fashion > Bags & Luggage; Suitcase; Wayfare; 79-310; Colour+Size
Cabin suitcase, 38 l | Hard-shell suitcase with brake
Rolls over cobbles like a pram. | Slips into the overhead bin at the first try.
Four double wheels | Combination lock | Weighs 2.4 kg | Five years of guarantee

1f6cd-fe0f; tote; Fashion > Bags & Luggage; Shopping bag; Calder Mill, Papier & Co; 8-32; Colour
Cotton shoppers, set of two | Foldaway market bag
Carries the week's shopping and folds to a fist. | Long handles for the shoulder.
Carries 15 kg | Washable | Organic cotton | Inner pocket

1f576-fe0f; sunglasses; Fashion > Accessories; Sunglasses; Solvane; 24-145; Frame:Black,Tortoise,Clear
Polarised sunglasses | Driving sunglasses, amber lens
Takes the glare off the road and nothing off the view. | Light on the nose through a whole drive.
UV400 | Spring hinges | Case and cloth | Fits most faces

1f453; glasses; Fashion > Accessories; Glasses; Solvane; 18-88; Frame:Black,Blue,Tortoise
Reading glasses, +1.5 | Screen glasses with blue filter
The menu becomes legible again. | For the last two hours of the screen day.
Weighs 21 g | Case included | Scratch-resistant | Flexible arms

1f452; sunhat; Fashion > Accessories; Hat; Marea Studio, Casa Olmo; 22-64; -
Straw hat with ribbon | Wide-brimmed beach hat
A piece of shade to take along. | Woven from palm, blocked by hand.
Packs flat | Inner band | UPF 50 | Ribbon can be changed

1f9e2; cap; Fashion > Accessories; Cap; Stridewell, Norrsken; 14-36; Colour
Cotton baseball cap | Running cap, breathable | Corduroy cap
Washed soft, so it feels like yours on the first day. | Keeps low sun out of your eyes on the yard.
Adjusts at the back | Six panels | Sweat band | One size

1f48d; ring; Fashion > Accessories; Jewellery; Tindra, Marea Studio; 34-240; Size:52,54,56,58
Silver ring with blue stone | Recycled silver band
Made in a studio with three benches. | A small blue spark.
925 silver | Nickel-free | Box included | Resized once for free

2602-fe0f; umbrella; Fashion > Accessories; Umbrella; Wayfare, Lindgate; 18-76; Colour
Storm umbrella | Walking umbrella with wooden crook
Does not turn inside out at the corner by the station. | Quick to open, slow to lose.
Tested at 80 km/h | Fibreglass ribs | Dries fast | Sleeve included

1f302; compactumbrella; Fashion > Accessories; Umbrella; Wayfare; 14-42; Colour
Compact umbrella, opens itself | Pocket umbrella, 200 g
Lives in the bag for the one day that matters. | Opens and closes at a press.
28 cm folded | Nine ribs | Water-repellent | Wrist loop

1f45f; sneaker; Fashion > Shoes; Trainers; Stridewell; 48-150; Shoe
Running shoes, cushioned | Everyday trainers | Court shoes with gum sole
Soft landing, quick goodbye. | Made for ten thousand steps on concrete.
Drop of 8 mm | Breathing mesh | Insole comes out | Vegan

1f45e; leathershoe; Fashion > Shoes; Shoes; Lindgate; 74-190; Shoe
Leather lace-up shoes | Derby shoes, rubber sole
Smart above, sensible below. | Welted, so the sole can be renewed.
Goodyear welt | Calf leather | Cork footbed | Shoe bags

1f97f; ballerina; Fashion > Shoes; Shoes; Marea Studio, Lindgate; 38-92; Shoe
Soft flats, foldable | Suede ballet flats
The shoes under the desk. | Bend them double, wear them all day.
Padded insole | Non-slip | Fits a handbag | Leather lining

1f462; boot; Fashion > Shoes; Boots; Lindgate, Tindra; 69-180; Shoe
Ankle boots with zip | Rain boots, natural rubber
Puddles are somebody else's problem. | Firm heel, warm toe.
Waterproof | Warm lining | Grips wet stone | Pull loop

1fa74; flipflop; Fashion > Shoes; Sandals; Saltmarsh; 12-46; Shoe
Flip-flops with cork footbed | Pool sandals
Summer, in a pair. | The footbed learns your foot.
Natural rubber | Washable | Light | Grip on tiles

1f4d3; notebook; Books & Stationery > Notebooks & Paper; Notebook; Papier & Co, Quill & Rook; 8-32; Ruling:Dotted,Lined,Plain
Hardcover notebook, A5 | Project notebook with index
Paper that loves ink and an elastic that holds for years. | Opens flat on the first page and on the last.
120 g paper | Numbered pages | Two ribbons | Bound with thread

1f4d4; decorated; Books & Stationery > Notebooks & Paper; Notebook; Papier & Co; 9-28; -
Patterned notebook, cloth bound | Recipe book to fill in
A cover worth leaving on the table. | For plans, lists and one honest page a day.
192 pages | Cloth cover | Pocket at the back | Acid-free paper

1f4d2; spiral; Books & Stationery > Notebooks & Paper; Notebook; Papier & Co; 6-22; Colour
Spiral notebook, perforated | Reporter's pad
Pages that leave cleanly. | Folds back on itself on a crowded table.
90 g recycled paper | Stiff back | Double wire | A5

1f4c5; calendar; Books & Stationery > Notebooks & Paper; Calendar; Papier & Co, Marea Studio; 10-34; -
Wall calendar with birthdays | Desk calendar, letterpress
Twelve prints that deserve the wall. | Everybody's plans, in one place that needs no battery.
Made for 2027 | Recycled paper | Ring bound | Holidays of 12 countries

1f48c; cards; Books & Stationery > Notebooks & Paper; Cards; Papier & Co, Quill & Rook; 6-28; Pack:6,12,24
Thank-you cards with envelopes | Letter set with wax seal
Some things deserve paper. | Printed on a press from 1962.
Thick cotton card | Envelopes lined | Blank inside | Six designs

1f58a-fe0f; pen; Books & Stationery > Pens & Art; Pen; Quill & Rook; 8-68; Colour
Ballpoint pen in brass | Everyday rollerball
A pen people borrow and find hard to return. | Writes at the first touch, even after a month in a drawer.
Takes standard refills | Solid clip | Blue and black ink | Engraved free

1f58b-fe0f; fountainpen; Books & Stationery > Pens & Art; Fountain pen; Quill & Rook; 24-160; Nib:Fine,Medium,Broad
Fountain pen, steel nib | Fountain pen with gold trim
Makes even a shopping list look considered. | Smooth, wet and easy to clean.
Converter included | Six cartridges | Screw cap | Gift tube

270f-fe0f; pencil; Books & Stationery > Pens & Art; Pencils; Quill & Rook, Tumblewood; 5-29; Pack:6,12,36
Cedar pencils | Colouring pencils in a tin
Graphite in cedar, unimproved since 1790. | Sharpens without breaking.
From certified forests | HB to 6B | Tin box | Sharpener included

1f58d-fe0f; crayon; Books & Stationery > Pens & Art; Crayons; Brightling Toys, Tumblewood; 6-24; Pack:8,24,48
Beeswax crayons | Window crayons that wash off
Thick enough for small fists. | Bright on paper, gone from the table in one wipe.
Pure beeswax | Does not crumble | For ages two and up | Roll-up case

1f3a8; paints; Books & Stationery > Pens & Art; Paints; Marea Studio, Brightling Toys; 14-88; -
Watercolour box, 24 pans | Acrylic starter set
Open the lid and the afternoon is gone. | Colours that stay bright when dry.
Brush included | Pans can be replaced | Metal box | Light-fast

2702-fe0f; scissors; Books & Stationery > Pens & Art; Scissors; Ironbrook, Papier & Co; 7-34; Colour
Office scissors, soft grip | Sewing scissors, 20 cm
They cut at the very tip. | Left hand or right hand, no argument.
Steel from one bar | Can be sharpened | For both hands | 18 cm

1f9f6; yarn; Books & Stationery > Pens & Art; Yarn; Pinewick, Nordlo; 9-54; Colour
Merino yarn, 100 g | Knitting kit for a first scarf
Two needles, one evening, no screen. | Plied for an even stitch.
Needles of bamboo | Pattern in plain words | Mulesing-free | Machine wash

1f4da; books; Books & Stationery > Books; Books; Quill & Rook; 19-95; -
Box of three novels | Cookery books, gift set
Chosen by booksellers who argue about it. | A shelf's worth of other people's lives.
Printed in Europe | Wrapped one by one | Exchange within 30 days | Paperback

1f4d5; novel; Books & Stationery > Books; Book; Quill & Rook; 12-38; Format:Paperback,Hardcover
The Night Ferry, a novel | A Short History of Salt | Leading Without Shouting
Read in two sittings, thought about for a month. | The kind of book that is lent and never returned.
288 pages | Printed on wood-free paper | Ribbon in the hardcover | Author's notes

1f4d6; atlas; Books & Stationery > Books; Book; Quill & Rook, Wayfare; 24-78; -
World atlas, pocket edition | Encyclopaedia of tools
To be left open on the table. | Better than a search, because you find what you did not look for.
Lies flat | Index of 9,000 names | Cloth bound | New edition

1f5fa-fe0f; map; Books & Stationery > Books; Map; Wayfare; 9-46; -
Scratch-off world map | Hiking maps, set of four
Where have you been, and where next? | Paper needs no charging.
Waterproof paper | 82 × 58 cm | Tube included | Pins included
`;
