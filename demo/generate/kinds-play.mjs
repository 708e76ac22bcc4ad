// Kinds of toys, instruments, food, tools, vouchers and donations, in the same four lines as the goods for the home.

/** Kinds of toys and music, food and drink, tools, gift cards and experiences. */
export const playKinds = `
1f9f8; teddy; Toys, Games & Music > Toys; Soft toy; Brightling Toys; 18-54; -
Classic teddy bear | Heat-pack teddy with lavender
Listens better than most. | Stitched to be dragged by one arm for years.
Recycled filling | Washes at 30 °C | Embroidered eyes | 32 cm

1f996; dinosaur; Toys, Games & Music > Toys; Toy; Brightling Toys, Tumblewood; 9-44; Colour
Dinosaur figure, T. rex | Dinosaur excavation kit
Ninety million years old and still the favourite. | Teeth for show only.
Hand-painted | For ages four and up | 22 cm | Natural rubber

1f916; robot; Toys, Games & Music > Toys; Toy robot; Pixelgrove, Brightling Toys; 28-120; Colour
Build-your-own robot kit | Wind-up tin robot
Assembled at the kitchen table, obeyed by nobody. | Its first program is a dance.
No soldering | Block code | USB-C | For ages eight and up

1f682; train; Toys, Games & Music > Toys; Toy train; Tumblewood; 24-130; -
Wooden train with track | Clockwork locomotive
All aboard, under the sofa and back. | Fits the other wooden tracks you already have.
Beech, water-based paint | 32 pieces | Magnetic couplings | For ages three and up

1f3ce-fe0f; racer; Toys, Games & Music > Toys; Toy car; Tumblewood, Pixelgrove; 19-98; Colour
Remote-controlled racing car | Slot car set with two cars
Fast in the corridor, banned in the kitchen. | Loses a wheel only if you insist.
2.4 GHz | 25 minutes on a charge | Spare tyres | For ages six and up

1f681; helicopter; Toys, Games & Music > Toys; Toy; Pixelgrove, Tumblewood; 24-110; Colour
Indoor helicopter, easy to fly | Model helicopter kit
Hovers where you leave it, mostly. | Survives the lampshade.
Gyro inside | USB-C | Spare rotors | For ages ten and up

1f680; rocket; Toys, Games & Music > Toys; Toy; Brightling Toys; 16-72; -
Stomp rocket, flies 30 m | Model rocket with launch pad
Three, two, one, neighbours. | A first lesson in reading instructions.
Soft tips | For ages six and up | Reusable | Stand included

1f697; toycar; Toys, Games & Music > Toys; Toy car; Tumblewood; 9-48; Colour
Wooden family car | Ride-on car
Room for four small wooden people. | Rolls straight, which matters.
Maple wheels | Water-based paint | From 18 months | Solid

1fa80; yoyo; Toys, Games & Music > Toys; Yo-yo; Tumblewood, Brightling Toys; 6-28; Colour
Ball-bearing yo-yo | Wooden yo-yo
Walks the dog by the second evening. | Meeting-proof hands.
Spare string | Sleeps for a minute | Trick booklet | Metal axle

1fa86; dolls; Toys, Games & Music > Toys; Nesting dolls; Tumblewood; 19-52; Colour
Nesting dolls, set of five | Nesting dolls to paint yourself
Somebody is always hiding inside. | Turned from one piece of lime wood.
Hand-painted | For ages three and up | 14 cm | No two alike

1fa85; pinata; Toys, Games & Music > Toys; Party; Casa Olmo; 16-39; -
Paper piñata, llama | Party box for twelve
Bring a stick and somebody with bad aim. | Filled by you, emptied by everybody.
Paper and wheat glue | Holds 1 kg of sweets | Blindfold included | Hanging loop

1fa84; magic; Toys, Games & Music > Games & Puzzles; Magic set; Puzzlewright; 16-64; -
Magic set with 100 tricks | Close-up magic for adults
The coin was behind your ear the whole time. | Learn one on Monday, amaze them on Friday.
Video lessons | Real props | For ages eight and up | Booklet in five languages

1f9e9; puzzle; Toys, Games & Music > Games & Puzzles; Puzzle; Puzzlewright; 12-58; Pieces:500,1000,2000
Jigsaw puzzle, Night market | Jigsaw puzzle, Alpine railway
No two pieces alike, no piece missing. | A rainy weekend, boxed.
Linen finish | Poster included | Recycled board | Resealable bag

1f3b2; dice; Toys, Games & Music > Games & Puzzles; Board game; Puzzlewright, Tumblewood; 12-62; -
Dice game, Six Lighthouses | Set of seven dice in a pouch
Explained in three minutes, argued about for an hour. | Easy to learn, hard to leave.
2 to 5 players | 30 minutes | For ages eight and up | Rules in four languages

265f-fe0f; chess; Toys, Games & Music > Games & Puzzles; Chess; Puzzlewright, Tumblewood; 24-140; Wood:Beech,Walnut
Chess set, folding board | Tournament chess set
Weighted pieces and felt that whispers. | For openings, endings and long silences.
King of 95 mm | Two spare queens | Solid wood | Folds shut

1f0cf; playingcards; Toys, Games & Music > Games & Puzzles; Cards; Puzzlewright; 6-29; Pack:1,2,4
Playing cards, linen finish | Waterproof playing cards
The holiday starts when somebody shuffles. | Snaps, slides and lasts.
56 cards | Casino weight | Tin box | Rules for ten games

1f3b8; guitar; Toys, Games & Music > Musical Instruments; Guitar; Fretwork; 110-540; Colour
Electric guitar with small amplifier | Travel guitar, half size
Three chords to start with, thirty years to go. | Stays in tune through a whole party.
Set up by hand | Bag and strap | Nickel strings | Cable included

1f3b9; keys; Toys, Games & Music > Musical Instruments; Keyboard; Fretwork, Tambora; 49-480; -
Portable keyboard, 61 keys | Digital piano, weighted keys
Practise at midnight, on headphones. | Keys with a real piano's weight.
Headphone socket | 128 sounds | Music stand | Lessons in the app

1f941; drum; Toys, Games & Music > Musical Instruments; Drum; Tambora; 29-320; Colour
Snare drum with sticks | Practice pad, nearly silent
For feelings that need a stick. | Bright, quick and loud enough.
Steel hoops | Two pairs of sticks | Strap included | Tuning key

1f3ba; trumpet; Toys, Games & Music > Musical Instruments; Trumpet; Tambora; 120-420; -
Student trumpet in B flat | Plastic trumpet, light and tough
The neighbours will come round. | Easy to blow, hard to dent.
Case included | Lacquered brass | Two mouthpieces | Cleaning kit

1f3bb; violin; Toys, Games & Music > Musical Instruments; Violin; Fretwork; 98-460; Size:1/4,1/2,4/4
Violin set with bow and case | Electric violin, silent
The hardest thing you will love this year. | Set up in a workshop, not in a factory.
Spruce top | Rosin included | Shoulder rest | Fine tuners

1fa98; djembe; Toys, Games & Music > Musical Instruments; Drum; Tambora; 38-210; -
Carved djembe, 30 cm | Cajón with adjustable snare
Hands know what to do. | One piece of wood, one skin, endless Sundays.
Carved from one trunk | Goat skin | Rope tuned | Bag included

1fa87; maracas; Toys, Games & Music > Musical Instruments; Percussion; Tambora, Casa Olmo; 9-34; Colour
Painted maracas, pair | Percussion box for children
The only instrument you can already play. | Rice, rhythm, rivalry.
Solid wood | For ages three and up | 22 cm | Non-toxic paint

1f36b; chocolate; Food & Drink > Sweets & Bakery; Chocolate; Cocoa Ridge; 6-48; Cocoa:Milk 45 %,Dark 70 %,Dark 85 %
Bean-to-bar chocolate | Chocolate tasting box, twelve bars
Ground for three days, gone in three minutes. | Made from one harvest of one valley.
Fair price to growers | No palm oil | Wrapped in paper | Best within 12 months

1f36a; cookies; Food & Drink > Sweets & Bakery; Biscuits; Millstone Bakery; 8-36; -
Chocolate chip cookies, tin | Ginger biscuits, gift box
Crisp at the rim, soft in the middle. | Share them, in theory.
Baked with butter | 400 g | Tin can be refilled | Contains wheat and milk

1f382; cake; Food & Drink > Sweets & Bakery; Cake; Millstone Bakery; 24-64; -
Birthday cake by post | Celebration cake for sixteen
Arrives with candles and without drama. | Three layers, one card with your words.
Ordered by noon, sent the same day | Serves ten | Contains egg and wheat | Keeps four days

1f9c1; cupcake; Food & Drink > Sweets & Bakery; Cakes; Millstone Bakery; 14-46; Pack:4,8,12
Raspberry cupcakes | Vegan cupcakes, mixed
For a team that shipped. | Frosted by hand this morning.
Real raspberries | Baked to order | Keeps three days | Box with inserts

1f369; donut; Food & Drink > Sweets & Bakery; Doughnuts; Millstone Bakery; 12-38; Pack:4,8,12
Glazed doughnuts for the team | Doughnut decorating kit
The meeting will start on time. | Fried at six, with you at ten.
Delivered before ten | Nut-free kitchen | Six flavours | Contains wheat

1f36c; sweets; Food & Drink > Sweets & Bakery; Sweets; Cocoa Ridge, Orchard Row; 5-29; Weight:200 g,500 g,1 kg
Old-fashioned boiled sweets | Liquorice and caramels
One jar on the desk makes many friends. | Boiled in copper, cut by hand.
Natural colours | Wrapped singly | Glass jar | No gelatine

1f35e; bread; Food & Drink > Sweets & Bakery; Bread; Millstone Bakery; 7-39; -
Sourdough starter kit | Bread baking box
Feed it, name it, take it on holiday. | Flour, salt, water and an excuse to stay home.
Starter alive on arrival | Banneton included | Stone-ground flour | Recipe for five loaves

1f950; croissant; Food & Drink > Sweets & Bakery; Pastry; Millstone Bakery; 12-34; Pack:6,12
Butter croissants to bake at home | Breakfast pastry box
Your kitchen, smelling of Paris. | Eighty-one layers, eighteen minutes.
Pure butter | Frozen, from the oven in 18 minutes | Recyclable box | Contains wheat

1f36f; honey; Food & Drink > Pantry; Honey; Honeyfield; 8-42; Weight:250 g,500 g,1 kg
Wildflower honey | Acacia honey with comb
From 46 hives and one patient couple. | Unheated, unblended and slightly different each summer.
Raw | Glass jar | Single origin | Harvest year on the label

1f9c0; cheese; Food & Drink > Pantry; Cheese; Honeyfield, Millstone Bakery; 18-74; -
Cheese box, four kinds | Aged mountain cheese, 1 kg
Bring crackers and three people you like. | Aged for fourteen months in a proper cave.
Chilled delivery | Raw milk | Notes for each | Keeps three weeks

1fad2; olives; Food & Drink > Pantry; Olive oil; Casa Olmo; 10-48; Volume:250 ml,500 ml,750 ml
Cold-pressed olive oil | Marinated olives, three jars
Picked early, so it is green and peppery. | Bread is only the excuse.
Harvested by hand | Dark bottle | Acidity under 0.3 % | Harvest date on the label

1f95c; nuts; Food & Drink > Pantry; Nuts; Orchard Row; 7-36; Weight:250 g,500 g,1 kg
Roasted peanuts in the shell | Mixed nuts, smoked almond
The drawer snack of calm people. | Roasted in small pans over real fire.
No added oil | Resealable | Vegan | Packed without air

1f37f; popcorn; Food & Drink > Pantry; Snacks; Orchard Row; 6-32; -
Popcorn tasting box | Film night box for four
Everything but the film. | Sweet, salty, and one you will fight over.
Whole-grain corn | Vegan | Three flavours | Recyclable box

1f35c; ramen; Food & Drink > Pantry; Meal kit; Orchard Row; 12-44; -
Ramen kit for four | Noodle tasting box
Broth like somebody's grandmother stood over it. | Twelve minutes, two bowls, silence.
Cooks in 12 minutes | Vegan option inside | Chopsticks included | Serves four

1f37e; sparkling; Food & Drink > Pantry; Sparkling; Cellarhand; 12-68; -
Sparkling apple cider, alcohol-free | Celebration bottle with two glasses
For closing the quarter or opening the weekend. | Fine bubbles, dry finish.
Alcohol-free | From old orchards | 750 ml | Gift box

1f347; fruitbox; Food & Drink > Fruit & Boxes; Fruit box; Orchard Row; 22-58; Size:Small,Team
Fruit box for the office | Seasonal grapes and figs
Ripe on the day that it arrives. | The bowl by the printer, refilled.
From growers within 200 km | No plastic | Changed weekly | Washed and ready

1f34a; citrus; Food & Drink > Fruit & Boxes; Fruit box; Orchard Row, Casa Olmo; 16-49; Weight:3 kg,5 kg,10 kg
Oranges, picked to order | Marmalade making kit
On the tree on Monday, in your kitchen on Thursday. | Unwaxed, so the peel is good as well.
No storage | Unwaxed | Organic | Farm named on the box

1f353; strawberry; Food & Drink > Fruit & Boxes; Preserves; Orchard Row; 7-34; -
Strawberry jam, three jars | Berry box in season
More fruit than sugar. | Summer, with a lid.
65 % fruit | Set with lemon | Glass jars | Opens for six weeks

1f9f0; toolbox; Home & Garden > Tools & DIY; Tool set; Ironbrook; 39-180; Colour
Toolbox with 62 pieces | Steel toolbox, empty
Every drawer of your father's workshop, in one hand. | For pictures, beds and the tap that drips.
Chrome vanadium steel | Lifetime guarantee | Lockable | Layout foam

1f528; hammer; Home & Garden > Tools & DIY; Hammer; Ironbrook; 14-48; -
Claw hammer, ash handle | Mallet and chisel set
Balanced, so the nail goes where you look. | Forged, not cast.
Ash from certified forests | Magnetic nail start | 450 g | Guaranteed for life

1fa9a; saw; Home & Garden > Tools & DIY; Saw; Ironbrook, Bruma; 16-52; -
Hand saw, fine cut | Folding pruning saw
Straight without effort. | Three teeth deep on every pull.
Hardened teeth | Beech handle | Cover included | 400 mm

1fa9b; screwdriver; Home & Garden > Tools & DIY; Screwdriver; Ironbrook, Voltbird; 9-64; Colour
Precision screwdriver set | Ratchet screwdriver with bits
For glasses, watches and everything the phone shop sealed. | Fits the screw, not nearly.
24 bits | Magnetic tips | Case included | Tough steel

1f527; wrench; Home & Garden > Tools & DIY; Wrench; Ironbrook, Rollo Cycles; 12-72; -
Adjustable wrench, 250 mm | Bicycle multi-tool
Grips without rounding the nut. | The one tool you will lend and miss.
Chrome vanadium | Scale on the jaw | Roll included | Guaranteed for life

1f512; lock; Home & Garden > Tools & DIY; Lock; Ironbrook, Rollo Cycles; 12-68; -
Padlock with four keys | Bicycle lock, 90 cm
Heavier than it looks, as a lock should be. | For the shed, the locker and the bicycle.
Hardened shackle | Weatherproof | Four keys | Security level 8

1f4b3; giftcard; Gift Cards & Experiences > Gift Cards; Gift card; Marketplace; 5-100; Value:£5,£10,£25,£50,£100
Gift card, sent by email | Bookshop gift card
Arrives by e-mail within minutes, with your own words. | Let them choose.
No expiry for five years | Can be used in parts | Sent at once | No fee

1f381; giftbox; Gift Cards & Experiences > Gift Cards; Gift box; Marketplace; 19-95; Colour
Surprise box, small | Welcome box for new colleagues
Six good things and a ribbon. | We pack it, you take the credit.
Handwritten card | Recyclable box | Made of local goods | Sent the next day

1f39f-fe0f; tickets; Gift Cards & Experiences > Experiences; Voucher; Daytrip; 18-140; For:One,Two
Cinema tickets | Concert voucher
Pick the evening later. | An evening that is not on a screen of your own.
Valid for two years | Sent by e-mail | 1,200 places | Can be exchanged

2708-fe0f; trip; Gift Cards & Experiences > Experiences; Voucher; Daytrip, Wayfare; 89-600; -
Flight voucher | Weekend away for two
Somewhere else, soon. | Window seat, obviously.
Valid for three years | Choose the date later | Sent by e-mail | Can be combined

1f3a1; themepark; Gift Cards & Experiences > Experiences; Voucher; Daytrip; 28-160; For:One,Two,Family
Theme park day | Boat trip and fair
The big wheel first, then lunch. | One day, no e-mail.
Valid for two seasons | Skip-the-line entry | Sent by e-mail | Parking included

26f5; sailing; Gift Cards & Experiences > Experiences; Voucher; Daytrip, Saltmarsh; 59-290; For:One,Two
Sailing afternoon with skipper | Introductory sailing course
No experience needed, apart from a jumper. | Three hours of wind and nobody asking for a status.
Life jackets provided | April to October | Valid for two years | Certificate

1f333; tree; Gift Cards & Experiences > Donations; Donation; Good Root; 5-100; Trees:1,5,20
Plant trees in your name | Forest school for one class
Native trees, planted by the people who will live beside them. | You get a certificate and a map reference.
Planted within six months | Certificate by e-mail | Checked each year | All of it goes to planting

1f41d; bees; Gift Cards & Experiences > Donations; Donation; Good Root, Honeyfield; 10-80; -
Adopt a beehive for a year | Wildflower strip for bees
Somebody to do your dancing for you. | Two jars of honey in September are the thank-you.
Updates each season | Certificate | Visit in June | Local beekeeper

1f4a7; water; Gift Cards & Experiences > Donations; Donation; Good Root; 5-120; Amount:£5,£20,£60
Clean water for a family | Well repair fund
A filter, a tap and somebody trained to keep both working. | The most useful thing in this whole store.
Audited yearly | Receipt by e-mail | Report after six months | No administration fee

1fa7a; clinic; Gift Cards & Experiences > Donations; Donation; Good Root; 10-150; Amount:£10,£50,£150
Mobile clinic donation | First-aid course for a village
A nurse, a van and a long road. | Your points, turned into somebody's good news.
Receipt by e-mail | Report each quarter | Audited yearly | Works in six countries
`;
