// Kinds of goods in the Spanish store, in the same four lines as the English ones.

/** Kinds of Globex's store. */
export const spanishKinds = `
2615; mug; Casa y jardín > Cocina > Café y té; Taza; Ostra Ceramics, Kaffa; 12-26; Color
Taza de gres para café, 300 ml | Taza de barro esmaltado
Pesa lo justo y guarda el calor hasta el último sorbo. | Hecha en torno, en lotes pequeños.
Apta para lavavajillas | Esmalte sin plomo | Se apilan de dos en dos | Cada una es un poco distinta

1fad6; teapot; Casa y jardín > Cocina > Café y té; Tetera; Ostra Ceramics; 28-62; Color
Tetera de porcelana con filtro, 900 ml
Sirve sin gotear y acompaña una tarde larga. | Redonda, sencilla y de buen carácter.
Filtro de acero | La tapa no se cae | Se lava a mano | Caben cuatro tazas

1fad8; beans; Casa y jardín > Cocina > Café y té; Café en grano; Kaffa; 11-34; Peso:250 g,500 g,1 kg
Café de altura de Chiapas, tueste medio | Café de Veracruz, tueste oscuro
Se tuesta los martes y se envía los miércoles. | Cacao y manzana roja en la taza.
Fecha de tueste en la bolsa | Comprado directo al productor | Para espresso y cafetera italiana | Válvula de aroma

1f372; casserole; Casa y jardín > Cocina > Ollas y sartenes; Olla; Smide; 48-150; Color
Olla esmaltada con tapa, 4 l
Para guisos que no tienen prisa. | La tapa pesada devuelve el vapor al guiso.
Sirve para inducción | Esmalte que no se mancha | Para seis personas | Garantía de 25 años

1f373; pan; Casa y jardín > Cocina > Ollas y sartenes; Sartén; Smide, Harrow & Pike; 26-88; Diámetro:20 cm,24 cm,28 cm
Sartén de hierro fundido | Sartén antiadherente con mango de madera
Mejora cada año que pasa. | Calor parejo hasta la orilla.
Gas, eléctrica e inducción | Entra al horno | El mango no se calienta | Garantía de diez años

1f37d-fe0f; plates; Casa y jardín > Cocina > Mesa; Vajilla; Ostra Ceramics, Marea Studio; 32-110; Color
Platos llanos, juego de cuatro | Vajilla de dieciséis piezas
Platos sencillos que favorecen lo que llevan. | Doble horneado, para fregaderos con prisa.
Microondas y lavavajillas | Se venden piezas sueltas | Gres | Empaque sin plástico

1f56f-fe0f; candle; Casa y jardín > Ambiente; Vela; Kveld, Tallow & Wick; 8-34; Aroma:Higo,Cedro,Azahar
Vela de cera de abeja | Vela aromática en vasito de barro
El interruptor de apagado de la tarde. | Vertida a mano, con mecha de algodón.
Dura 40 horas | Cera vegetal | Sin hollín | El vaso se vuelve a usar

1f3ee; lantern; Casa y jardín > Ambiente; Farol; Lumen; 16-44; Color
Farol de papel con luz cálida | Farol solar para terraza
Luz suave para la mesa bajo el árbol. | Se carga de día y brilla de noche.
Se dobla | Resiste salpicaduras | Diez horas de luz | Con gancho

1f3fa; vase; Casa y jardín > Ambiente; Florero; Casa Olmo, Ostra Ceramics; 24-90; -
Ánfora de barro negro, 40 cm | Florero de barro bruñido
Bonito vacío, mejor con ramas. | Bruñido con cuarzo, como se ha hecho siempre.
Impermeable por dentro | Base de fieltro | Pieza única | Limpiar con paño

1f9fa; basket; Casa y jardín > Ambiente; Canasta; Casa Olmo; 18-66; Tamaño:CH,M,G
Canasta de palma para el mercado
Tejida apretada para que no pierda la forma. | Para el pan, los juguetes o lo que sube y baja la escalera.
Palma natural | Carga 12 kg | Forro lavable | Hecha a mano

1fab4; plant; Casa y jardín > Plantas; Planta; Grow, Bruma; 14-42; -
Monstera en maceta de barro | Hule en maceta, 50 cm
Perdona las vacaciones. | Llega con una tarjeta que explica lo que le gusta.
Maceta con plato | Agua una vez por semana | Sin turba | Cambio gratis si llega triste

1f335; cactus; Casa y jardín > Plantas; Cactus; Grow; 8-28; -
Cactus del desierto en barro
Riéguelo cuando se acuerde. | Compañía tranquila para un escritorio con sol.
Vive junto a la ventana | Maceta con drenaje | Cultivado cuatro años | Caja acolchada

1f3a7; headphones; Electrónica > Audio; Audífonos; Halden Audio; 45-240; Color
Audífonos inalámbricos de diadema | Audífonos con cancelación de ruido
Dejan fuera la oficina y dentro los violines. | Cómodos para un vuelo entero.
40 horas de música | Dos equipos a la vez | Almohadillas reemplazables | Carga rápida

1f4fb; radio; Electrónica > Audio; Radio; Halden Audio; 42-130; Color
Radio portátil con sintonía digital
Gire una perilla y el cuarto tiene compañía. | Buen sonido, sin cuentas ni claves.
FM y DAB+ | Doce horas de batería | Entrada de audífonos | Seis memorias

1f4f8; instant; Electrónica > Cámaras; Cámara; Lumen; 62-140; Color
Cámara instantánea con película | Cámara instantánea para fiestas
Un clic, un minuto y la foto pasa de mano en mano. | El recuerdo llega antes de que acabe la fiesta.
Diez fotos incluidas | Flash automático | Espejo para autorretratos | Pilas AA

231a; watch; Electrónica > Relojes y más; Reloj; Tock, Stridewell; 48-320; Color
Reloj de diario con correa de piel | Reloj deportivo con pulsómetro
Se lee bien a las cuatro de la mañana. | Un reloj para heredar.
Cristal de zafiro | Cambio de correa sin herramienta | Resiste el agua | Dos años de garantía

1f50b; powerbank; Electrónica > Relojes y más; Batería; Voltbird; 19-70; Capacidad:5000 mAh,10000 mAh
Batería portátil USB-C
Tres días más de teléfono en el bolsillo. | Carga mientras se carga.
30 watts | Permitida en cabina | Indicador de carga | Cable incluido

1f392; backpack; Moda > Bolsas y maletas; Mochila; Norrsken, Fjell; 42-130; Color
Mochila de lona, 22 l | Mochila enrollable para la ciudad
Caben la laptop, la comida y un cambio de planes. | Se lleva alta, abre ancho y va bien con saco.
Funda para 15 pulgadas | Cubierta para lluvia | Lona reciclada | Correa para maleta

1f45c; handbag; Moda > Bolsas y maletas; Bolsa; Aurelio & Hijas, Lindgate; 64-230; -
Bolsa de piel en dos tonos | Bolsa de trabajo para laptop
Curtida con corteza: oscurece como una buena mesa. | Se sostiene sola.
Piel entera | Bolsillo con cierre | Patas de latón | Bolsa de tela

1f9f3; suitcase; Moda > Bolsas y maletas; Maleta; Wayfare; 85-290; Color
Maleta de cabina, 38 l
Rueda por el empedrado sin quejarse. | Entra al compartimento a la primera.
Cuatro ruedas dobles | Candado de combinación | 2.4 kg | Cinco años de garantía

1f455; tshirt; Moda > Ropa; Camiseta; Pinewick; 16-34; Talla:CH,M,G,XG
Camiseta de algodón orgánico
Corte recto y doble costura. | Conserva el cuello después de cincuenta lavadas.
Algodón de 180 g | No se tuerce | Lavado a 40 °C | Etiqueta impresa

1f9e3; scarf; Moda > Ropa; Bufanda; Nordlo; 20-66; Color
Bufanda de lana de cordero | Rebozo de algodón
Larga, para dar dos vueltas. | Hilada y teñida en un solo valle.
Pura lana | 180 × 30 cm | No pica | Funda de regalo

1f452; sunhat; Moda > Accesorios; Sombrero; Casa Olmo; 24-58; -
Sombrero de palma con listón
Un pedazo de sombra para llevar. | Tejido a mano con palma fina.
Se dobla | Cinta interior | Protección solar | Listón intercambiable

1f45f; sneaker; Moda > Calzado; Tenis; Stridewell; 52-130; Talla:24,25,26,27
Tenis para caminar
Pisada suave en turnos largos. | Diez mil pasos sobre mármol.
Malla que respira | Plantilla removible | Suela que no marca | Veganos

26bd; football; Deportes y aire libre > Balones; Balón; Corvane; 18-48; -
Balón de futbol cosido a mano
Fiel al pie y a la pared. | Aguanta toda la temporada.
32 gajos | Comercio justo | Aguja incluida | Pasto y cemento

26fa; tent; Deportes y aire libre > Campamento; Tienda; Veldt Outdoor; 89-320; Color
Tienda de campaña para dos
Se arma en seis minutos, hasta discutiendo. | Seca por dentro en un fin de semana de lluvia.
Columna de agua de 4,000 mm | Pesa 2.9 kg | Varillas de colores | Kit de reparación

1f6b2; bicycle; Deportes y aire libre > Ruedas; Bicicleta; Rollo Cycles; 280-590; Color
Bicicleta urbana de siete velocidades
De casa al hotel en canción y media. | Pide aire dos veces al año y poco más.
Llantas antiponchaduras | Luces con dínamo | Salpicaderas y parrilla | Llega casi armada

1f4d3; notebook; Libros y papelería; Libreta; Papier & Co, Quill & Rook; 8-26; Hoja:Puntos,Rayas,Blanca
Libreta de pasta dura, A5 | Diario de cinco años
Papel que quiere a la tinta. | Abre plana en la primera y en la última hoja.
Papel de 120 g | Hojas numeradas | Dos listones | Cosida con hilo

1f4d5; novel; Libros y papelería; Libro; Quill & Rook; 12-34; -
El ferry de la noche, novela | Breve historia de la sal
Se lee en dos sentadas y se piensa un mes. | De esos libros que se prestan y no vuelven.
288 páginas | Papel sin madera | Impreso en México | Con notas del autor

1f3b8; guitar; Música y juegos; Guitarra; Fretwork; 130-420; Color
Guitarra eléctrica con amplificador pequeño
Tres acordes para empezar, treinta años para seguir. | Afinada toda la fiesta.
Ajustada a mano | Funda y correa | Cuerdas de níquel | Cable incluido

1fa87; maracas; Música y juegos; Percusión; Tambora, Casa Olmo; 10-28; -
Maracas pintadas, el par
El único instrumento que usted ya sabe tocar. | Ritmo en las dos manos.
Madera maciza | Desde tres años | 22 cm | Pintura al agua

1fa85; pinata; Música y juegos; Fiesta; Casa Olmo; 18-38; -
Piñata de papel, burrito
Traiga un palo y a alguien con mala puntería. | La llena usted, la vacían todos.
Papel y engrudo | Carga 1 kg de dulces | Venda incluida | Cuerda

1f9e9; puzzle; Música y juegos; Rompecabezas; Puzzlewright; 14-48; Piezas:500,1000
Rompecabezas, Mercado de noche
No hay dos piezas iguales ni falta ninguna. | Un fin de semana de lluvia en caja.
Acabado de lino | Póster incluido | Cartón reciclado | Bolsa con cierre

1f36b; chocolate; Comida y bebida; Chocolate; Cocoa Ridge; 6-42; Cacao:45 %,70 %,85 %
Chocolate de Tabasco en tableta | Caja de cata de chocolate
Tres días en el molino, tres minutos en la mesa. | De una sola cosecha y un solo valle.
Precio justo | Sin aceite de palma | Envuelto en papel | Consumo en 12 meses

1f36f; honey; Comida y bebida; Miel; Honeyfield; 9-34; Peso:250 g,500 g
Miel de flores silvestres de Yucatán
Cada verano sabe un poco distinta. | Sin calentar y sin mezclar.
Cruda | Frasco de vidrio | Un solo origen | Año de cosecha en la etiqueta

1f336-fe0f; chilli; Comida y bebida; Salsa; Casa Olmo; 8-26; -
Trío de salsas macha
De amable a lamentable. | Primero el humo, después el calor.
Sin azúcar añadida | Frascos de vidrio | Picor de 2 a 9 | Hechas en Puebla

1f4b3; giftcard; Regalos y experiencias; Tarjeta de regalo; Marketplace; 5-100; Valor:$5,$10,$25,$50,$100
Tarjeta de regalo por correo
Llega en minutos, con sus palabras. | Que elijan.
Vigente cinco años | Se usa por partes | Envío inmediato | Sin comisión

1f39f-fe0f; tickets; Regalos y experiencias; Vale; Daytrip; 20-120; Para:Uno,Dos
Boletos de cine | Noche de teatro con cena
Elija la noche después. | Una noche lejos de la pantalla propia.
Vigente dos años | Por correo | Se puede cambiar | En 80 ciudades

1f333; tree; Regalos y experiencias; Donativo; Good Root; 5-100; Árboles:1,5,20
Plante árboles en su nombre
Árboles nativos, sembrados por quienes vivirán a su lado. | Recibe certificado y coordenadas.
Se siembran en seis meses | Certificado por correo | Revisión anual | Todo va a la siembra

1f9f4; lotion; Bienestar; Crema; Dewdrop; 10-34; Aroma:Almendra,Lavanda,Neutro
Crema para manos trabajadoras
Se absorbe en un minuto. | Para manos que tienden treinta camas al día.
Probada por dermatólogos | Envase rellenable | Vegana | 12 meses abierta

1f9fc; soap; Bienestar; Jabón; Tallow & Wick; 6-22; Aroma:Rosa,Salvia,Neutro
Jabón de avena en barra | Jabón de aceite de oliva, tres piezas
Cortado a mano y curado seis semanas. | Hace buena espuma y se enjuaga limpio.
Sin aceite de palma | Envuelto en papel | Piel seca | 120 g
`;
