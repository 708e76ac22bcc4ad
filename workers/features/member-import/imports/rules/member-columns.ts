/**
 * The columns of a members file, and how other systems call them, in English, German, Spanish and French. The earlier a
 * name stands in its list, the rather it is the one meant when a file has several of them.
 */
import type { ImportColumns } from "#workers/kernel/import-columns";
import { isRole } from "./read-role";

/** Columns by id; a name belongs to one of them alone. */
export const memberColumns = {
	first_name: {
		required: { or: "name" },
		max: 100,
		examples: ["Priya", "Marcus"],
		aliases: [
			"first name, first name(s), legal first name, given name, given names, givenname, forename, first, fname, employee first name",
			"legal name - first name, preferred first name, vorname, vornamen, rufname, nombres, primer nombre, prénom, prénoms, prenom usuel",
		],
	},
	last_name: {
		required: { or: "name" },
		max: 100,
		examples: ["Raman", "Webb"],
		aliases: [
			"last name, legal last name, family name, surname, lastname, last, lname, employee last name, legal name - last name",
			"nachname, familienname, zuname, apellido, apellidos, primer apellido, nom de famille, nom usage, nom d'usage",
		],
	},
	email: {
		required: { or: "participant_id" },
		max: 254,
		examples: ["priya.raman@example.com", "marcus.webb@example.com"],
		aliases: [
			"email, work email, work email address, business email, company email, corporate email, office email, email work",
			"work contact: work email, email - primary work, primary work email, primary email, email address, e-mail address, e-mail-adresse, email id",
			"mail address, mailadresse, mail, email adresse, user principal name, userprincipalname, upn, ademail, ad email",
			"dienstliche e-mail, e-mail dienstlich, e-mail geschäftlich, e-mail (geschäftlich), e-mail arbeit, geschäftliche e-mail",
			"correo, correo electrónico, correo corporativo, correo institucional, correo laboral, email corporativo, e-mail corporativo, dirección de correo, dirección de correo electrónico",
			"courriel, adresse e-mail, adresse mail, adresse électronique, adresse courriel, email professionnel, e-mail professionnel, mail professionnel, courriel professionnel",
			"login email, username email, contact email, personal email, home email",
		],
	},
	participant_id: {
		max: 100,
		examples: ["A-1001", "A-1002"],
		aliases: [
			"participant number, employee id, employee number, employee no, employee #, employee nr, employeeid, emp id, empid, emp no, empno, emp #, emp number, emp code, employee code, employee ref, employee reference",
			"associate id, associate number, worker id, staff id, staff number, staff no, personnel number, personnel no, person number, person id",
			"payroll number, payroll id, payroll no, badge number, badge id, member id, member number, clock number, file number, pernr, hris id",
			"personalnummer, personal-nr, personalnr, pers.-nr, persnr, personal nummer, mitarbeiternummer, mitarbeiter-nr, mitarbeiter-id, mitarbeiternr, ma-nr, stammnummer",
			"número de empleado, numero empleado, no. empleado, id empleado, id de empleado, código empleado, código de empleado, legajo, número de nómina, matrícula, id colaborador",
			"matricule, numéro employé, numéro d'employé, numéro salarié, numéro de salarié, id employé, code employé, numéro matricule, id",
		],
	},
	name: {
		aliases: [
			"full name, last name first name, first name last name, employee name, employee full name, display name, emp name, empname, emp nm, staff name, worker, worker name",
			"employee, member, member name, user name full, legal name, payroll name, associate name, preferred name, person",
			"mitarbeiter, mitarbeitername, mitarbeiter name, vollständiger name, vor- und nachname, nachname vorname, vorname nachname",
			"nombre completo, nombre y apellidos, nombre y apellido, apellidos y nombre, apellidos y nombres, apellidos nombre, empleado, colaborador, trabajador, nombre",
			"nom complet, nom et prénom, nom prénom, prénom nom, nom et prénoms, employé, salarié, collaborateur, nom, name",
		],
	},
	title: {
		max: 150,
		examples: ["Customer Success Lead", "Regional Director"],
		aliases: [
			"business title, job title, position title, employee title, job title description, job title (current), job position, job name, job role, employee role, job, position, position name",
			"designation, occupation, job description, title, working title",
			"stelle, stellenbezeichnung, berufsbezeichnung, tätigkeit, tätigkeitsbezeichnung, funktion, beruf, jobtitel",
			"puesto, puesto de trabajo, puesto laboral, nombre del puesto, cargo, ocupación, función",
			"poste, intitulé de poste, intitulé du poste, fonction, emploi, titre, métier",
		],
	},
	role: {
		values: { isKnown: isRole, otherwise: "title" },
		examples: ["member", "budget_owner"],
		aliases: ["laurel role, role, user role, system role, rolle, rol, rôle"],
	},
	hire_date: {
		kind: "day",
		examples: ["2020-08-12", "2014-10-02"],
		aliases: [
			"date of hire, hiring date, hired, hired on, hire dt, hiredate, date hired, original hire date, latest hire date, most recent hire date",
			"start date, start dt, employment start date, employment start, join date, joined, joining date, date of joining, date joined, date of entry, entry date, doj",
			"eintrittsdatum, eintritt, einstellungsdatum, eingestellt am, beschäftigt seit, beschäftigungsbeginn, beginn tätigkeit, beginn, startdatum, vertragsbeginn",
			"fecha de ingreso, fecha ingreso, fecha de contratación, fecha contratación, fecha de alta, fecha alta, fecha de inicio, fecha inicio, fecha de incorporación, fecha incorporación, fecha de antigüedad",
			"date d'embauche, date embauche, date d'entrée, date entrée, date d'arrivée, date de début, date d'ancienneté, embauche",
		],
	},
	last_day: {
		kind: "day",
		aliases: [
			"date of termination, termination date, terminated date, term date, exit date, leaving date, date of leaving, date left, separation date, last working day, last day of work, last day worked, resignation date",
			"austrittsdatum, austritt, ende tätigkeit, vertragsende, ausgetreten am, letzter arbeitstag, kündigungsdatum",
			"fecha de baja, fecha baja, fecha de salida, fecha salida, fecha de renuncia, fecha renuncia, fecha de egreso, fecha de cese, fecha de terminación",
			"date de sortie, date sortie, date de départ, date départ, date de fin d'emploi",
		],
	},
	manager: {
		aliases: [
			"manager, manager name, reports to, reports to name, reporting to, reporting manager, line manager, line manager name, direct manager, supervisor, supervisor name, immediate supervisor, boss, worker's manager, manager full name",
			"vorgesetzter, vorgesetzte, vorgesetzte/r, vorgesetzte(r), führungskraft, direkter vorgesetzter, teamleiter, vorgesetzter name",
			"jefe, jefe directo, jefe inmediato, nombre del jefe, responsable, responsable directo, supervisor directo, superior, gerente",
			"responsable hiérarchique, supérieur hiérarchique, supérieur, n+1, manager direct, chef",
		],
	},
	manager_email: {
		examples: ["marcus.webb@example.com"],
		aliases: [
			"manager's email, manager e-mail address, manager email address, manager work email, supervisor email, supervisor email address, reports to email, reporting manager email, line manager email",
			"vorgesetzter e-mail, e-mail vorgesetzter, e-mail des vorgesetzten, e-mail führungskraft",
			"correo del jefe, correo jefe, email del jefe, correo del responsable, correo electrónico del jefe",
			"email manager, e-mail manager, email du manager, e-mail du manager, email responsable, email du responsable, courriel du responsable",
		],
	},
	manager_id: {
		aliases: [
			"manager number, manager employee id, manager employee number, manager no, manager participant id, supervisor id, supervisor number, supervisor employee id, reports to id, reports to associate id, reporting manager id, mgr, mgr id",
			"vorgesetzter id, personalnummer vorgesetzter, vorgesetzter personalnummer, vorgesetztennummer",
			"id jefe, id del jefe, id responsable, código jefe, número de empleado del jefe",
			"matricule manager, matricule du manager, matricule responsable, id manager",
		],
	},
	group: {
		max: 100,
		examples: ["Customer Success", "Customer Success"],
		aliases: [
			"department, department name, home department, home department description, department description, department type, dept, dept name, team, team name, group name, org unit, organizational unit, organization unit, division, business unit",
			"abteilung, abteilungsname, bereich, organisationseinheit, fachbereich, gruppe",
			"departamento, área, equipo, grupo, unidad, unidad organizativa, sección",
			"département, service, équipe, groupe, direction, pôle",
		],
	},
	country: {
		examples: ["GBR", "GBR"],
		aliases: [
			"country name, country code, work country, country of work, location country, home country, country/region, primary coverage country, iso country",
			"land, ländercode, staat, país, país de trabajo, pays, code pays",
		],
	},
	language_code: {
		examples: ["en", "en"],
		aliases: [
			"language, preferred language, correspondence language, locale, language preference, default locale",
			"sprache, korrespondenzsprache, idioma, idioma preferido, lengua, langue, langue préférée, code langue",
		],
	},
	points: {
		examples: ["250", "0"],
		aliases: [
			"opening points, opening balance, point balance, points balance, punkte, anfangspunkte, puntos, puntos iniciales, solde de points",
		],
	},
} satisfies ImportColumns;
