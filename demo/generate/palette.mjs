// Named colours of goods, as hue, saturation and lightness, for option values and for recoloured pictures.

/** Colour key → names per language and target hue (degrees), saturation and lightness (0 to 1). */
export const palette = {
	night: { en: "Night", es: "Noche", hsl: [226, 0.42, 0.3] },
	ocean: { en: "Ocean", es: "Océano", hsl: [206, 0.62, 0.45] },
	sky: { en: "Sky", es: "Cielo", hsl: [200, 0.7, 0.68] },
	teal: { en: "Teal", es: "Turquesa", hsl: [177, 0.6, 0.38] },
	forest: { en: "Forest", es: "Bosque", hsl: [148, 0.42, 0.3] },
	moss: { en: "Moss", es: "Musgo", hsl: [86, 0.36, 0.44] },
	sage: { en: "Sage", es: "Salvia", hsl: [112, 0.2, 0.66] },
	mustard: { en: "Mustard", es: "Mostaza", hsl: [44, 0.78, 0.52] },
	sand: { en: "Sand", es: "Arena", hsl: [36, 0.42, 0.72] },
	terracotta: { en: "Terracotta", es: "Terracota", hsl: [17, 0.58, 0.5] },
	coral: { en: "Coral", es: "Coral", hsl: [6, 0.82, 0.67] },
	berry: { en: "Berry", es: "Mora", hsl: [338, 0.6, 0.4] },
	rose: { en: "Rose", es: "Rosa", hsl: [350, 0.58, 0.76] },
	plum: { en: "Plum", es: "Ciruela", hsl: [292, 0.3, 0.38] },
	lilac: { en: "Lilac", es: "Lila", hsl: [264, 0.46, 0.74] },
	slate: { en: "Slate", es: "Pizarra", hsl: [214, 0.14, 0.48] },
};
