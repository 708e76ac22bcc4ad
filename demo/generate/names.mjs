// First and last names by origin, with what a drawn face needs to suit them.

const split = (text) => text.split(" ").map((name) => name.replaceAll("_", " "));

/** Pools of names: women, men, last names, and the shades of skin and hair that faces are drawn with. */
export const origins = {
	english: {
		women: split(
			"Alice Beth Charlotte Claire Diane Ellen Emma Fiona Gemma Harriet Heather Isla Jane Joanna Kate Laura Lucy Megan Naomi Olivia Rachel Ruth Sarah Tessa Zoe Brooke Paige Abigail Holly Megan",
		),
		men: split(
			"Adam Ben Callum Dan Edward Finn Gareth Henry Ian Jack James Liam Mark Matthew Nathan Oliver Owen Paul Rob Sam Simon Stuart Tom Will Wyatt Cole Ethan Logan Caleb Travis",
		),
		last: split(
			"Adams Barker Bennett Brooks Carter Chapman Clarke Cooper Dawson Ellis Fletcher Foster Gibson Grant Hale Harding Hughes Jennings Kerr Lawson Marsh Mitchell Nash O'Brien Palmer Parker Pearce Reid Rhodes Sawyer Shaw Spencer Thornton Turner Walsh Watts Whitfield Wright Hartley-Jones McAllister",
		),
		skin: ["eeb4a4", "f3c9b5", "e7a391", "eeb4a4", "d78774"],
		hair: ["4a2f20", "8b5a2b", "d9a55b", "b5532a", "362c47", "6c4545", "b9b4b8"],
	},
	african: {
		women: split("Adaeze Amara Chioma Efua Folake Imani Ngozi Nia Temi Wanjiru Yaa Zainab"),
		men: split("Ade Chidi Emeka Kofi Kwame Obi Sefu Tunde Uche Yusuf Jabari Malik"),
		last: split(
			"Abara Adeleke Afolabi Asante Balogun Boateng Danjuma Eze Kamara Mensah Mwangi Nwosu Okoye Osei Owusu Sesay",
		),
		skin: ["623d36", "92594b", "5a382f", "7b4b3d"],
		hair: ["1b1412", "2b1d16", "362c47"],
	},
	indian: {
		women: split("Aditi Ananya Deepa Divya Isha Kavita Lakshmi Meera Neha Pooja Radhika Shreya Sneha Swati"),
		men: split("Aarav Arjun Dev Harish Karthik Manoj Nikhil Rahul Rohan Sanjay Suresh Varun Vikram"),
		last: split(
			"Bhatt Chandra Desai Iyer Joshi Kapoor Krishnan Kulkarni Malhotra Menon Mehta Nair Patel Rao Reddy Shah Sharma Venkatesan",
		),
		skin: ["b16a5b", "a9684f", "d78774", "92594b"],
		hair: ["1b1412", "2b1d16", "362c47"],
	},
	french: {
		women: split("Agathe Camille Chloé Élodie Hélène Inès Juliette Léa Lucie Manon Margaux Noémie Océane Solène"),
		men: split("Antoine Bastien Clément Étienne Florian Hugo Julien Loïc Mathieu Nicolas Quentin Rémi Thibault Yann"),
		last: split(
			"Aubert Bonnet Chevalier Delacroix Dumont Fabre Girard Guérin Lambert Leclerc Lefèvre Marchand Mercier Moreau Perrin Renaud Rousseau Vasseur",
		),
		skin: ["eeb4a4", "f3c9b5", "e7a391", "d78774"],
		hair: ["4a2f20", "8b5a2b", "362c47", "2b1d16", "c08a4a"],
	},
	spanish: {
		women: split(
			"Adriana Alejandra Beatriz Carmen Claudia Daniela Elena Fernanda Gabriela Inés Itzel Jimena Leticia Lucía Marisol Montserrat Natalia Paola Regina Rocío Valeria Ximena Yolanda María_José Ana_Lucía",
		),
		men: split(
			"Alejandro Álvaro Andrés Arturo Carlos César Diego Emiliano Fernando Gael Héctor Iván Javier Joaquín Jorge Leonardo Manuel Mateo Óscar Pablo Rafael Ramón Rodrigo Sergio José_Luis",
		),
		last: split(
			"Aguilar Álvarez Cárdenas Castillo Cervantes Cortés Delgado Domínguez Espinosa Fuentes García_Luna Guerrero Ibáñez Jiménez León Lozano Márquez Medina Mendoza Montes Navarro Núñez Ortega Peña Quintana Ramírez Ríos Rosales Salazar Serrano Solís Treviño Valdés Vega Zamora",
		),
		skin: ["d78774", "e5a07e", "b16a5b", "e7a391", "c47d62"],
		hair: ["1b1412", "2b1d16", "4a2f20", "362c47", "6c4545"],
	},
	german: {
		women: split("Annika Birgit Carla Greta Heike Johanna Katrin Lena Marlene Nele Silke Svenja"),
		men: split("Benedikt Bernd Felix Jens Jonas Klaus Lars Moritz Niklas Sören Tobias Uwe"),
		last: split(
			"Albrecht Baumann Engel Fischer Götz Hoffmann Jäger Köhler Lehmann Neumann Schäfer Schröder Vogel Winkler",
		),
		skin: ["eeb4a4", "f3c9b5", "e7a391"],
		hair: ["8b5a2b", "d9a55b", "4a2f20", "6c4545", "e3c184"],
	},
	dutch: {
		women: split("Anouk Fleur Femke Lotte Maaike Sanne"),
		men: split("Bram Daan Jeroen Maarten Ruben Sander"),
		last: split("Bakker de_Vries Dekker Jansen Kuipers Smit van_den_Berg van_Dijk Visser"),
		skin: ["eeb4a4", "f3c9b5", "e7a391"],
		hair: ["d9a55b", "8b5a2b", "4a2f20", "e3c184"],
	},
	asian: {
		women: split("Hana Mei Yuki Jia Linh Min-seo Sakura Xiu"),
		men: split("Haruto Jun Minh Ren Sung-min Wei Takumi Bao"),
		last: split("Chen Fujita Huang Ito Lim Nguyen Park Sato Tanaka Tran Wong Zhang"),
		skin: ["f0c0a0", "eeb4a4", "e5a07e"],
		hair: ["1b1412", "1d1a1c", "362c47"],
	},
	arabic: {
		women: split("Amina Dalia Farah Layla Noor Samira Yasmin"),
		men: split("Karim Omar Rami Samir Tariq Walid Ziad"),
		last: split("Aziz Farouk Haddad Khoury Mansour Nasser Rahal Saleh"),
		skin: ["d78774", "e5a07e", "b16a5b"],
		hair: ["1b1412", "2b1d16", "362c47"],
	},
	polish: {
		women: split("Agnieszka Ewa Joanna Kasia Magda Zofia"),
		men: split("Jakub Marek Paweł Piotr Tomasz Wojciech"),
		last: split("Kamiński Kowalczyk Mazur Nowak Wójcik Zieliński"),
		skin: ["eeb4a4", "f3c9b5"],
		hair: ["8b5a2b", "d9a55b", "4a2f20"],
	},
};

/** How often each origin occurs among the people of a country. */
export const originsOfCountry = {
	USA: [
		["english", 46],
		["spanish", 16],
		["african", 14],
		["asian", 9],
		["indian", 8],
		["polish", 3],
		["arabic", 4],
	],
	GBR: [
		["english", 58],
		["indian", 12],
		["african", 12],
		["polish", 7],
		["asian", 5],
		["arabic", 6],
	],
	CAN: [
		["english", 45],
		["french", 28],
		["asian", 12],
		["indian", 10],
		["arabic", 5],
	],
	FRA: [
		["french", 80],
		["african", 10],
		["arabic", 10],
	],
	ESP: [
		["spanish", 92],
		["arabic", 8],
	],
	MEX: [["spanish", 100]],
	COL: [["spanish", 100]],
	IND: [["indian", 100]],
	DEU: [
		["german", 84],
		["polish", 8],
		["arabic", 8],
	],
	NLD: [
		["dutch", 78],
		["german", 8],
		["african", 8],
		["asian", 6],
	],
};
