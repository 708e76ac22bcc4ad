/** The tables that account owners page through. */
import { callOf, turns } from "./store.mjs";

const pages = 10;
const pageSize = 25;

export const recognitionTable = {
	id: "recognition-table",
	title: "Recognition table",
	states: ["small", "large"],
	prepare: ({ people }) => ({ next: tablePages(people[0], "/api/reports/api_get_recognitions_report") }),
	raw: () => () => ({ path: "/recognitions" }),
	goals: [
		{ figure: "p50", connections: 1, atMost: 6, state: "large" },
		{ figure: "p50", connections: 1, sameAs: "small", within: 1.2, state: "large" },
	],
};

export const ordersTable = {
	id: "orders-table",
	title: "Orders management table",
	states: ["small", "large"],
	endpoint: "/api/orders/api_get_orders_for_management",
	prepare: ({ people }) => ({ next: tablePages(people[0], "/api/orders/api_get_orders_for_management") }),
	raw: () => () => ({ path: "/orders" }),
	goals: [
		{ figure: "p50", connections: 1, atMost: 6, state: "small" },
		{ figure: "p50", connections: 1, sameAs: "small", within: 1.2, state: "large" },
	],
};

/** The first pages of a table, one after the other. */
const tablePages = (person, path) => turns([0], (_, turn) => callOf(person, path, { page: turn % pages, pageSize }));
