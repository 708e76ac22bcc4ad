// Kinds of electronics, sports and outdoor goods, in the same four lines as the goods for the home.

/** Kinds of electronics and of sports goods. */
export const gearKinds = `
1f3a7; headphones; Electronics > Audio > Headphones & Speakers; Headphones; Halden Audio; 39-249; Colour
Over-ear wireless headphones | Noise-cancelling headphones, 40 hours | On-ear headphones for calls
They fold away the office and give you the string section. | Comfortable for a whole flight and light enough to forget.
40 hours of play | Two devices at once | Cushions can be replaced | Ten minutes of charge give four hours

1f4fb; radio; Electronics > Audio > Headphones & Speakers; Radio; Halden Audio, Tock; 38-165; Colour
Portable radio with digital tuner | Kitchen radio with timer
Turn one knob and the room has company. | Good reception, warm sound, no account needed.
DAB+ and FM | Twelve hours on a charge | Headphone socket | Six presets

1f399-fe0f; studiomic; Electronics > Audio > Microphones; Microphone; Halden Audio; 59-198; Colour
USB microphone for calls and podcasts | Studio microphone with shock mount
Your voice, without the kitchen behind it. | Plug in, speak, be understood.
Mute button with light | USB-C | Desk stand | Records at 48 kHz

1f4f7; camera; Electronics > Cameras; Camera; Lumen, Starling Optics; 129-560; Colour
Compact travel camera | Mirrorless camera with 28 mm lens
Small enough to have with you, good enough to print from. | Dials where fingers expect them.
Charges by USB-C | Strap included | Sends pictures to a phone | Two years of guarantee

1f4f8; instant; Electronics > Cameras; Camera; Lumen; 59-149; Colour
Mini instant camera with film | Instant camera, wide format
Press, wait a minute, pass it round. | The picture is in somebody's hand before the moment is over.
Ten films included | Flash sets itself | Mirror for self-portraits | Runs on AA cells

1f4f9; camcorder; Electronics > Cameras; Video camera; Lumen; 149-420; -
Pocket video camera, 4K | Action camera with helmet mount
Steady pictures from unsteady hands. | One button, one film.
Stabilised in five axes | 128 GB card | Waterproof case | Two batteries

1f4fd-fe0f; cinema; Electronics > Cameras; Projector; Lumen, Pixelgrove; 89-480; -
Home cinema projector | Pocket projector for film nights
The wall becomes the best seat in town. | Small on the shelf, two metres on the wall.
Speaker built in | HDMI and USB-C | Focuses by itself | Fan below 28 dB

1f52d; telescope; Electronics > Cameras; Telescope; Starling Optics; 79-390; -
Refractor telescope, 70 mm | Travel telescope with tripod
Saturn's rings, from the balcony. | Set up in the time the kettle takes.
Two eyepieces | Finder scope | Phone holder | Sky map for a year

1f52c; microscope; Electronics > Cameras; Microscope; Starling Optics, Brightling Toys; 44-210; -
Student microscope, 400× | Pocket microscope with light
A drop of pond water will keep you busy for an hour. | Real glass, real discoveries.
Ten prepared slides | LED above and below | Metal body | For ages eight and up

1f4bb; laptop; Electronics > Computing; Computer accessory; Keystead; 24-600; -
Laptop sleeve and stand set | Lightweight laptop, 13 inch
Everything your desk has, in a bag. | Thin, quiet, and open for work before the coffee is poured.
Fits 13 to 14 inches | Recycled aluminium | Two years of guarantee | Arrives ready to use

1f5a5-fe0f; monitor; Electronics > Computing; Monitor; Keystead, Pixelgrove; 139-460; Size:24 inch,27 inch
Office monitor with USB-C | Wide-colour monitor for photographs
One cable carries the picture and charges the laptop. | Enough room for the table and the map beside it.
Height and tilt adjust | Flicker-free | USB hub | 75 Hz

2328-fe0f; keyboard; Electronics > Computing; Keyboard; Keystead; 29-165; Layout:US,UK,French,Spanish
Quiet wireless keyboard | Mechanical keyboard, tenkeyless
A soft, certain press on every key. | Types in the night without waking anybody.
Three devices, one button | Charge lasts three months | Keycaps can be swapped | Low profile

1f5b1-fe0f; mouse; Electronics > Computing; Mouse; Keystead; 15-89; Colour
Wireless mouse, silent click | Vertical mouse for tired wrists
It does its job and nobody hears it. | Shaped by a hand, not by a ruler.
Works on glass | USB-C | Five buttons | Left- and right-handed

1f4f1; tablet; Electronics > Computing; Tablet; Pixelgrove, Keystead; 99-540; Colour
Reading tablet, glare-free screen | Family tablet, 10 inch
For recipes, comics and calls to grandparents. | The screen is calm on the eyes at night.
Fourteen hours of reading | 64 GB | Case included | Profiles for children

231a; watch; Electronics > Gadgets & Power; Watch; Tock, Stridewell; 45-380; Colour
Everyday watch with leather strap | Fitness watch with heart rate | Field watch, automatic
Easy to read at four in the morning on a loading dock. | A watch that will be handed down.
Sapphire glass | Strap changes without tools | Water-resistant to 5 bar | Two years of guarantee

1f50b; powerbank; Electronics > Gadgets & Power; Power bank; Voltbird; 18-79; Capacity:5000 mAh,10000 mAh,20000 mAh
Slim power bank, USB-C | Rugged power bank with torch
Three more days of phone, in the side pocket. | It charges while it is being charged.
Fast charging, 30 watts | Allowed in hand luggage | Shows what is left | Cable included

1f50c; charger; Electronics > Gadgets & Power; Charger; Voltbird; 14-64; Plug:EU,UK,US
Wall charger with three ports | World travel adapter
One charger for the phone, the laptop and the headphones. | Small enough to live in a bag for good.
65 watts | Folding pins | Stays cool | Two metres of braided cable

1f526; torch; Electronics > Gadgets & Power; Torch; Voltbird, Veldt Outdoor; 14-69; Colour
Pocket torch, 600 lumen | Rechargeable camping torch
Finds the dropped screw, the tent peg and the way home. | A beam that reaches the far end of the yard.
Charges by USB-C | Survives rain | Four levels | Lanyard

1f3ae; gamepad; Electronics > Gaming & TV; Game controller; Pixelgrove; 24-98; Colour
Wireless game controller | Game controllers, pair | Controller with back buttons
It sits in the hand like it was poured there. | Thirty hours of play, then a nap on its dock.
Works with PC, phone and console | Sticks do not drift | USB-C | Rumble

26fa; tent; Sports & Outdoors > Camping & Hiking; Tent; Veldt Outdoor, Norrsken; 79-420; Colour
Two-person trekking tent | Family tent with awning | Pop-up beach shelter
Pitched in six minutes, even by people who argue. | Dry inside on a wet weekend in the hills.
Water column of 4,000 mm | Weighs under 3 kg | Colour-coded poles | Repair kit included

1f9ed; compass; Sports & Outdoors > Camping & Hiking; Compass; Veldt Outdoor; 14-68; -
Brass pocket compass | Baseplate compass with mirror
Needs no signal. | It points north, and you decide the rest.
Needle settles in two seconds | Scale of 360° | Leather pouch | Glows in the dark

1f97e; hikingboot; Sports & Outdoors > Camping & Hiking; Hiking boots; Veldt Outdoor, Stridewell; 84-220; Shoe
Waterproof hiking boots | Trail boots, mid height
Broken in by the second hill. | Grip on wet rock, comfort on the drive back.
Can be resoled | Breathing membrane | Padded collar | Recycled laces

1fa93; axe; Sports & Outdoors > Camping & Hiking; Axe; Ironbrook, Veldt Outdoor; 36-98; -
Camping axe with hickory handle | Splitting axe, 2 kg
Forged, ground and hung by one smith. | Kindling in five strokes.
Leather cover | Edge of 20° | Hickory without knots | Guaranteed for 20 years

1f3a3; fishing; Sports & Outdoors > Camping & Hiking; Fishing rod; Saltmarsh; 34-165; -
Travel fishing rod, four parts | Fly-fishing starter set
For the hour before anybody else is awake. | Packs into a tube that fits a suitcase.
Reel and line included | Carbon, 180 g | Box of lures | Case

1f6b2; bicycle; Sports & Outdoors > Cycling & Wheels; Bicycle; Rollo Cycles; 260-600; Colour
City bicycle, seven gears | Folding bicycle, 11 kg | Children's bicycle, 20 inch
From the flat to the office in one song and a half. | Needs a pump twice a year and little else.
Puncture-resistant tyres | Dynamo lights | Mudguards and rack | Arrives nine tenths assembled

1f6f4; scooter; Sports & Outdoors > Cycling & Wheels; Scooter; Rollo Cycles; 49-390; Colour
Kick scooter for adults | Children's scooter, height adjustable
Folds under a desk. | The last kilometre, solved.
Carries 100 kg | Rear brake | Wheels of 200 mm | Carry strap

1f6f9; skateboard; Sports & Outdoors > Cycling & Wheels; Skateboard; Tumblewood, Rollo Cycles; 44-140; Colour
Maple skateboard, 8 inch | Longboard for cruising
Seven layers of maple and a little courage. | Soft wheels that forgive the pavement.
Bearings already greased | Grip tape | Carries 110 kg | Tool included

1f6fc; rollerskates; Sports & Outdoors > Cycling & Wheels; Roller skates; Rollo Cycles; 54-130; Shoe
Roller skates with toe stop | Rink skates, soft boot
Four wheels a foot, one very good Sunday. | Laces and a strap, so the ankle stays put.
Wheels of 58 mm | Padded boot | Spare laces | Stops can be replaced

26d1-fe0f; helmet; Sports & Outdoors > Cycling & Wheels; Helmet; Rollo Cycles, Ironbrook; 29-95; Size:S,M,L
Cycling helmet with rear light | Climbing helmet
The cheapest insurance you will ever wear. | So light that you forget to take it off indoors.
Tested to EN 1078 | Dial at the back | Washable pads | Reflective straps

26bd; football; Sports & Outdoors > Ball Games; Football; Corvane; 16-58; Size:3,4,5
Match football, hand stitched | Training football
True off the boot and true off the wall. | Keeps its air through a whole season.
32 panels | Stitched under fair conditions | Pump needle included | For grass and turf

1f3c0; basketball; Sports & Outdoors > Ball Games; Basketball; Corvane; 18-64; Size:5,6,7
Indoor and outdoor basketball | Street basketball, rubber
Grippy in the cold, soft on the fingers. | For the car park hoop after a late shift.
Deep channels | Holds pressure | Composite cover | Comes inflated

1f3d0; volleyball; Sports & Outdoors > Ball Games; Volleyball; Corvane; 17-49; -
Beach volleyball, soft touch | Indoor volleyball
Soft enough for beginners' forearms. | Bright in a blue sky.
Eighteen panels | Salt-proof | 270 g | Needle included

1f3be; tennis; Sports & Outdoors > Ball Games; Tennis racket; Corvane, Stridewell; 39-180; Colour
Graphite tennis racket | Junior tennis racket with balls
A wide sweet spot for people with one evening a week. | Strung and ready for the first serve.
Weighs 285 g | Cover included | Grip size 3 | Dampens vibration

1f3d3; tabletennis; Sports & Outdoors > Ball Games; Table tennis; Corvane; 14-89; Colour
Table tennis bats, pair with balls | Portable table tennis net
Any table is a table. | Settles what meetings could not.
Three balls | Clamps to 5 cm | Rubber on both sides | Bag

1f3f8; badminton; Sports & Outdoors > Ball Games; Badminton; Corvane; 19-98; Colour
Badminton rackets, set of two | Family badminton set with net
Light enough for a whole afternoon. | Up in a minute, no pegs needed.
Six shuttlecocks | 90 g each | Bag with strap | Net of 3 m

1f94f; frisbee; Sports & Outdoors > Ball Games; Flying disc; Corvane, Tumblewood; 8-24; Colour
Flying disc, 175 g | Disc golf set of three
Flat, far and easy to catch. | It fits in a rucksack and empties a picnic blanket.
Tournament weight | Soft rim | Floats | Made of recycled plastic

1f94a; boxing; Sports & Outdoors > Fitness; Boxing gloves; Stridewell; 28-96; Colour
Boxing gloves, 12 oz | Boxing set with punch bag
For the meeting that could have been an e-mail. | Thick padding, firm wrist.
Wraps included | Breathing palm | Hook-and-loop | Wipe clean

1f3af; darts; Sports & Outdoors > Fitness; Darts; Corvane, Tumblewood; 22-84; -
Dartboard with six darts | Magnetic darts for the office
Twenty minutes of quiet rivalry. | No holes in the wall, as promised.
Sisal board | Numbers ring turns | Chalk scoreboard | Wall bracket

1f3b3; bowling; Sports & Outdoors > Fitness; Bowling set; Tumblewood; 24-58; -
Wooden lawn bowling set | Corridor skittles
The long corridor finally has a purpose. | Ten pins of solid birch.
Two balls | Cotton bag | Score pad | Non-toxic paint

1f93f; snorkel; Sports & Outdoors > Winter & Water; Snorkel set; Saltmarsh; 26-94; Size:S/M,L/XL
Diving mask and snorkel | Full-face snorkel mask
Clear to the edges and dry at the top. | The first fish appears at knee depth.
Tempered glass | Soft silicone | Dry-top valve | Mesh bag

1f97d; goggles; Sports & Outdoors > Winter & Water; Goggles; Saltmarsh, Tindra; 18-110; Colour
Swimming goggles, anti-fog | Ski goggles with spare lens
See the far wall before you meet it. | Sits snug without leaving a mark on the face.
UV protection | Adjusts with one hand | Case included | Wide view

1f3bf; ski; Sports & Outdoors > Winter & Water; Skis; Tindra; 140-480; -
Touring skis with bindings | Cross-country ski set
Light on the way up, steady on the way down. | Waxed and ready for the first snow.
Edges already ground | Bindings mounted | Bag included | For 60 to 90 kg

26f8-fe0f; skates; Sports & Outdoors > Winter & Water; Ice skates; Tindra; 48-150; Shoe
Figure skates, leather | Ice skates with warm lining
Warm ankles, sharp turns. | Sharpened before they leave us.
Steel from Sheffield | Blade guards | Padded tongue | Wide fit

1f6f7; sledge; Sports & Outdoors > Winter & Water; Sledge; Tindra, Tumblewood; 39-120; -
Beech sledge with steel runners | Folding sledge for two
The hill behind the church, every winter. | Bent beech, bolted rather than glued.
Carries 120 kg | Pull rope | Steel runners | Lasts generations

1fa81; kite; Sports & Outdoors > Winter & Water; Kite; Tumblewood; 16-64; Colour
Diamond kite with long tail | Stunt kite, two lines
Flies in the breeze that barely moves a flag. | Ripstop cloth, fibreglass frame.
Line of 50 m | Packs into its own pouch | For ages six and up | Winder included
`;
