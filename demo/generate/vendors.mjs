// The invented brands of the store, each with a sentence about itself in English and Spanish.

const blurbs = `
Aurelio & Hijas | Aurelio & Hijas works leather in León, in the third generation. | Aurelio e Hijas trabaja la piel en León desde hace tres generaciones.
Barber & Birch | Barber & Birch turns birch and brass into things for the bathroom shelf. | Barber & Birch convierte abedul y latón en objetos para el baño.
Brackwater | Brackwater started with one lunch box that did not leak. | Brackwater empezó con una lonchera que no goteaba.
Brightling Toys | Brightling Toys tests everything on the designers' own children. | Brightling Toys lo prueba todo con los hijos de sus diseñadores.
Bruma | Bruma is a nursery on a foggy hillside, which plants like. | Bruma es un vivero en una ladera con neblina, y las plantas lo agradecen.
Calder Mill | Calder Mill weaves and plaits beside a river in the north. | Calder Mill teje junto a un río del norte.
Casa Olmo | Casa Olmo works with small workshops and pays them in advance. | Casa Olmo trabaja con talleres pequeños y les paga por adelantado.
Cellarhand | Cellarhand blows glass for people who actually use it. | Cellarhand sopla vidrio para quienes de verdad lo usan.
Cocoa Ridge | Cocoa Ridge buys from eleven growers and knows each by name. | Cocoa Ridge compra a once cultivadores y los conoce por su nombre.
Corvane | Corvane makes balls and bats for clubs with more heart than budget. | Corvane hace balones y raquetas para clubes con más corazón que presupuesto.
Daytrip | Daytrip arranges days that people talk about on Monday. | Daytrip organiza días de los que se habla el lunes.
Dewdrop | Dewdrop mixes small batches and prints every ingredient in plain words. | Dewdrop mezcla en lotes pequeños y explica cada ingrediente.
Fjell | Fjell designs for weather, then for looks. | Fjell diseña primero para el clima y luego para la vista.
Fretwork | Fretwork sets up every instrument by hand before it leaves. | Fretwork ajusta a mano cada instrumento antes de enviarlo.
Good Root | Good Root publishes its accounts each spring. | Good Root publica sus cuentas cada primavera.
Grow | Grow raises plants in peat-free soil under one very large roof. | Grow cultiva plantas en tierra sin turba bajo un solo techo enorme.
Halden Audio | Halden Audio tunes by ear in a room full of old sofas. | Halden Audio afina de oído en un cuarto lleno de sofás viejos.
Harrow & Pike | Harrow & Pike has made kitchen things since the street had trams. | Harrow & Pike hace utensilios desde que por su calle pasaba el tranvía.
Honeyfield | Honeyfield keeps bees and cows, and its temper. | Honeyfield cuida abejas, vacas y la calma.
Ironbrook | Ironbrook forges tools and sells the spare parts too. | Ironbrook forja herramientas y también vende las refacciones.
Kaffa | Kaffa roasts in a former tram depot and tastes every batch. | Kaffa tuesta en un antiguo depósito de tranvías y prueba cada lote.
Keystead | Keystead builds desk things that are meant to be opened and mended. | Keystead construye cosas de escritorio que se pueden abrir y reparar.
Kveld | Kveld pours candles in a town with four hours of winter light. | Kveld hace velas en un pueblo con cuatro horas de luz en invierno.
Lindgate | Lindgate cuts cloth and leather for people who walk to work. | Lindgate corta tela y piel para quienes van a pie al trabajo.
Lumen | Lumen makes cameras and lamps, since both are about light. | Lumen hace cámaras y lámparas, porque ambas tratan de la luz.
Marea Studio | Marea Studio is four people, two kilns and a view of the sea. | Marea Studio son cuatro personas, dos hornos y vista al mar.
Marketplace | Marketplace gathers gifts from more than two hundred shops. | Marketplace reúne regalos de más de doscientas tiendas.
Millstone Bakery | Millstone Bakery starts at three so that you need not. | Millstone Bakery empieza a las tres para que usted no tenga que hacerlo.
Morrow Home | Morrow Home builds furniture that goes through real doors. | Morrow Home fabrica muebles que pasan por puertas de verdad.
Nordlo | Nordlo knits and weaves wool from its own valley. | Nordlo teje la lana de su propio valle.
Norrsken | Norrsken sews bags and coats and repairs them for life. | Norrsken cose mochilas y abrigos y los repara de por vida.
Orchard Row | Orchard Row is a cooperative of nineteen farms. | Orchard Row es una cooperativa de diecinueve granjas.
Ostra Ceramics | Ostra Ceramics fires stoneware with power from its own roof. | Ostra Ceramics hornea su cerámica con la energía de su techo.
Papier & Co | Papier & Co prints and binds under one roof. | Papier & Co imprime y encuaderna bajo un mismo techo.
Pinewick | Pinewick makes everyday clothes and names the mill on the label. | Pinewick hace ropa diaria y nombra la fábrica en la etiqueta.
Pixelgrove | Pixelgrove makes screens and games for the whole sofa. | Pixelgrove hace pantallas y juegos para todo el sofá.
Puzzlewright | Puzzlewright employs two mathematicians and one clown. | Puzzlewright emplea a dos matemáticos y un payaso.
Quill & Rook | Quill & Rook sells pens and books, and reads both ends. | Quill & Rook vende plumas y libros y los usa a diario.
Rollo Cycles | Rollo Cycles builds bicycles for rain, hills and shopping. | Rollo Cycles arma bicicletas para la lluvia, las cuestas y las compras.
Saltmarsh | Saltmarsh makes gear for cold seas and warm towels. | Saltmarsh hace equipo para mares fríos y toallas tibias.
Smide | Smide casts and enamels its pots in one small foundry. | Smide funde y esmalta sus ollas en una pequeña fundición.
Solvane | Solvane grinds lenses and bends frames in the same room. | Solvane talla lentes y dobla armazones en el mismo taller.
Starling Optics | Starling Optics polishes glass for curious people. | Starling Optics pule vidrio para gente curiosa.
Stridewell | Stridewell designs for people who stand all day. | Stridewell diseña para quienes pasan el día de pie.
Tallow & Wick | Tallow & Wick makes soap and candles and nothing else. | Tallow & Wick hace jabón y velas, y nada más.
Tambora | Tambora builds drums, horns and a fair amount of noise. | Tambora construye tambores, metales y bastante ruido.
Tindra | Tindra comes from a place where winter is a hobby. | Tindra viene de un lugar donde el invierno es un pasatiempo.
Tock | Tock makes clocks that can be mended at a kitchen table. | Tock hace relojes que se reparan en la mesa de la cocina.
Tumblewood | Tumblewood turns beech and maple into things that roll. | Tumblewood convierte haya y arce en cosas que ruedan.
Veldt Outdoor | Veldt Outdoor tests its tents on the windiest pass it could find. | Veldt Outdoor prueba sus tiendas en el paso más ventoso que encontró.
Vinkel | Vinkel draws lamps and chairs with as few lines as possible. | Vinkel dibuja lámparas y sillas con las menos líneas posibles.
Voltbird | Voltbird makes small things that keep other things going. | Voltbird hace cosas pequeñas que mantienen en marcha a las demás.
Wayfare | Wayfare has lost enough luggage to know how to build it. | Wayfare ha perdido suficientes maletas como para saber construirlas.
`;

/** Every brand's sentence about itself, per language. */
export const vendorBlurbs = Object.fromEntries(
	blurbs
		.trim()
		.split("\n")
		.map((line) => line.split(" | "))
		.map(([name, en, es]) => [name, { en, es }]),
);

/** Closing sentences of a description, one an item. */
export const closings = {
	en: `Sent within two working days.
Arrives in a box that goes into the paper bin.
Questions are answered by somebody who has one at home.
Returns within 30 days, no reasons asked.
Spare parts are kept for ten years.
A favourite for leaving parties.
Often ordered for a first day at work.
Also makes a good thank-you.
Comes with a card if you ask for one at checkout.
Made in small numbers, so it may take a day longer.
Please allow a week in December.
Our own service desk has three of them.
Delivered to the depot or to your door.
Guaranteed for two years.`.split("\n"),
	es: `Se envía en dos días hábiles.
Llega en una caja que se recicla con el papel.
Devoluciones en 30 días, sin preguntas.
Con garantía de dos años.
Muy pedido para dar las gracias.
Se entrega en el hotel o en su casa.
Hecho en pocas piezas: puede tardar un día más.
Incluye tarjeta si la pide al pagar.`.split("\n"),
};
