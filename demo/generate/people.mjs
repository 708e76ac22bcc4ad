// The people whom the demo names, the groups that they work in and the titles of each group.

const person = (first_name, last_name, origin, gender, title, group, country, extra = {}) => ({
	first_name,
	last_name,
	origin,
	gender,
	title,
	group,
	country,
	...extra,
});

/** Acme Freight's named people; the first nine carry a role's own address. */
export const acmePeople = [
	person("Ingrid", "Solberg", "german", "women", "Managing Director", "Operations", "GBR", {
		local: "account_owner",
		role: "account_owner",
		hire_date: "2009-03-02",
		points: 3200,
	}),
	person("Sofia", "Marques", "spanish", "women", "Finance Director", "Finance", "ESP", {
		local: "budget_owner",
		role: "budget_owner",
		hire_date: "2012-02-07",
		points: 5310,
		language_code: "en",
		head: true,
	}),
	person("Peter", "Lindqvist", "german", "men", "Head of People", "People", "GBR", {
		local: "moderator",
		role: "moderator",
		hire_date: "2011-09-05",
		points: 4120,
		head: true,
	}),
	person("Priya", "Raman", "indian", "women", "Customer Success Lead", "Customer Success", "GBR", {
		local: "member",
		hire_date: "2020-08-12",
		points: 24250,
		lead: true,
	}),
	person("Marcus", "Webb", "african", "men", "Regional Director, North", "Customer Success", "GBR", {
		local: "member2",
		hire_date: "2014-10-02",
		points: 26900,
		head: true,
	}),
	person("Hannah", "Brandt", "german", "women", "Pricing Analyst", "Sales", "DEU", {
		local: "member3",
		hire_date: "2021-11-26",
		points: 22650,
		language_code: "en",
	}),
	person("Tomás", "Herrera", "spanish", "men", "Platform Engineer", "Technology", "ESP", {
		local: "member4",
		hire_date: "2020-01-13",
		points: 28400,
		language_code: "en",
	}),
	person("Nadia", "Rahimi", "arabic", "women", "Operations Planner", "Operations", "GBR", {
		local: "member5",
		hire_date: "2018-05-21",
		points: 31100,
	}),
	person("Kenji", "Watanabe", "asian", "men", "Head of Technology", "Technology", "USA", {
		hire_date: "2015-06-15",
		points: 6400,
		head: true,
	}),
	person("Amélie", "Fournier", "french", "women", "Customs Specialist", "Customs & Compliance", "FRA", {
		hire_date: "2026-03-02",
		points: 420,
	}),
	person("Olu", "Adeyemi", "african", "men", "Warehouse Lead", "Warehouse", "GBR", {
		hire_date: "2019-03-04",
		points: 1840,
		lead: true,
	}),
	person("Luca", "Bianchi", "spanish", "men", "Account Manager", "Sales", "GBR", {
		hire_date: "2021-09-01",
		points: 3120,
	}),
	person("Grace", "Okafor", "african", "women", "Customs Trainer", "Customs & Compliance", "GBR", {
		hire_date: "2017-05-16",
		points: 4660,
		lead: true,
	}),
	person("Daniel", "Kim", "asian", "men", "Route Planner", "Fleet & Routes", "NLD", {
		hire_date: "2025-11-20",
		points: 980,
	}),
];

/** Globex Hotels' named people. */
export const globexPeople = [
	person("Carolina", "Treviño", "spanish", "women", "Directora general", "Administración", "MEX", {
		local: "account_owner",
		role: "account_owner",
		hire_date: "2010-01-11",
		points: 2600,
	}),
	person("Ernesto", "Villaseñor", "spanish", "men", "Director de finanzas", "Administración", "MEX", {
		local: "budget_owner",
		role: "budget_owner",
		hire_date: "2013-04-08",
		points: 3150,
		head: true,
	}),
	person("Guadalupe", "Nájera", "spanish", "women", "Jefa de personal", "Recepción", "MEX", {
		local: "moderator",
		role: "moderator",
		hire_date: "2014-07-21",
		points: 1980,
		head: true,
	}),
	person("Julián", "Robles", "spanish", "men", "Jefe de recepción", "Recepción", "MEX", {
		local: "member",
		hire_date: "2019-02-18",
		points: 12400,
		lead: true,
	}),
	person("Renata", "Olvera", "spanish", "women", "Concierge", "Recepción", "MEX", {
		local: "member2",
		hire_date: "2021-06-01",
		points: 9800,
	}),
	person("Ignacio", "Bárcenas", "spanish", "men", "Chef ejecutivo", "Cocina y restaurante", "MEX", {
		local: "member3",
		hire_date: "2016-09-12",
		points: 14250,
		head: true,
	}),
	person("Mariana", "Escobedo", "spanish", "women", "Gobernanta", "Pisos y mantenimiento", "MEX", {
		local: "member4",
		hire_date: "2017-03-06",
		points: 11300,
		head: true,
	}),
	person("Kevin", "Doyle", "english", "men", "Encargado de eventos", "Cocina y restaurante", "USA", {
		local: "member5",
		hire_date: "2022-10-17",
		points: 8700,
		language_code: "en",
	}),
];

const titles = (head, leads, others) => ({ head, leads: leads.split("|"), others: others.split("|") });

/** Acme's groups: how many of the generated people work there, and their titles. */
export const acmeGroups = {
	"Customer Success": {
		weight: 30,
		...titles(
			"Regional Director, South",
			"Customer Success Lead|Onboarding Lead",
			"Customer Success Specialist|Key Account Coordinator|Onboarding Specialist|Claims Advisor|Service Desk Agent|Customer Success Specialist, Nights",
		),
	},
	Operations: {
		weight: 40,
		...titles(
			"Head of Operations",
			"Operations Lead|Control Room Lead|Port Operations Lead",
			"Operations Planner|Control Room Operator|Freight Coordinator|Ocean Export Coordinator|Air Freight Coordinator|Port Agent|Shift Planner",
		),
	},
	Warehouse: {
		weight: 56,
		...titles(
			"Head of Warehousing",
			"Warehouse Lead|Lead, Night Shift|Inbound Lead|Cold Store Lead",
			"Forklift Operator|Picker and Packer|Goods-in Clerk|Stock Controller|Loader|Cold Store Operative|Returns Clerk|Dock Scheduler",
		),
	},
	Finance: {
		weight: 18,
		...titles(
			"Financial Controller",
			"Billing Lead",
			"Accounts Payable Clerk|Billing Analyst|Credit Controller|Payroll Specialist|Finance Partner|Cost Analyst",
		),
	},
	Technology: {
		weight: 24,
		...titles(
			"Engineering Director",
			"Engineering Lead|Service Desk Lead",
			"Software Engineer|Platform Engineer|Data Engineer|Support Engineer|Test Engineer|Product Designer|Network Engineer",
		),
	},
	Sales: {
		weight: 22,
		...titles(
			"Head of Sales",
			"Sales Lead|Pricing Lead",
			"Account Manager|Business Developer|Pricing Analyst|Bid Writer|Inside Sales Advisor",
		),
	},
	"Customs & Compliance": {
		weight: 18,
		...titles(
			"Head of Customs",
			"Customs Lead",
			"Customs Specialist|Declarations Clerk|Trade Compliance Analyst|Dangerous Goods Adviser|Tariff Analyst",
		),
	},
	"Fleet & Routes": {
		weight: 28,
		...titles(
			"Head of Fleet",
			"Fleet Lead|Workshop Lead",
			"Route Planner|Driver, Long Haul|Driver, City|Vehicle Technician|Yard Marshal|Telematics Analyst",
		),
	},
	People: {
		weight: 8,
		...titles(
			"People Director",
			"Talent Lead",
			"People Partner|Recruiter|Learning Designer|Payroll and Benefits Adviser",
		),
	},
	Marketing: {
		weight: 8,
		...titles("Head of Marketing", "Content Lead", "Content Writer|Event Coordinator|Brand Designer|Campaign Analyst"),
	},
};

/** Globex's groups. */
export const globexGroups = {
	Recepción: {
		weight: 9,
		...titles(
			"Jefe de recepción~Jefa de recepción",
			"Encargado de turno~Encargada de turno",
			"Recepcionista|Recepcionista, turno nocturno|Botones|Agente de reservaciones|Telefonista",
		),
	},
	"Cocina y restaurante": {
		weight: 10,
		...titles(
			"Jefe de cocina~Jefa de cocina",
			"Sous chef|Capitán de meseros~Capitana de meseros",
			"Cocinero de partida~Cocinera de partida|Mesero~Mesera|Repostero~Repostera|Barista|Steward",
		),
	},
	"Pisos y mantenimiento": {
		weight: 9,
		...titles(
			"Jefe de mantenimiento~Jefa de mantenimiento",
			"Supervisor de pisos~Supervisora de pisos",
			"Camarista|Técnico de mantenimiento~Técnica de mantenimiento|Jardinero~Jardinera|Encargado de lavandería~Encargada de lavandería|Auxiliar de áreas públicas",
		),
	},
	Administración: {
		weight: 5,
		...titles(
			"Gerente administrativo",
			"Coordinador de compras~Coordinadora de compras",
			"Auxiliar contable|Analista de ingresos|Comprador~Compradora|Especialista en nómina",
		),
	},
};
