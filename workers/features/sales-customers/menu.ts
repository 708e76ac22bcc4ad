/** The way to customers, for those of the sales side who see them. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";
import { customerReaders } from "./rules/roles";

/** Customers. */
export const menu = [
	defineMenuEntry({
		key: "customers",
		label: "sales-customers:menu.customers",
		to: "/customers",
		icon: "users",
		place: 53,
		side: { group: "top" },
		access: customerReaders,
		flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	}),
];
