/** Sales: their list, logging one, one of them, and for account owners what is sold. */
import { route } from "@remix-run/route-config";

export const salesRoutes = [
	route("sales", "features/sales/sales.route.tsx"),
	route("sales/bulk/:action", "features/sales/bulk-action.route.tsx"),
	route("sales/log", "features/sales/log-sale.route.tsx"),
	route("sales/categories", "features/sales/categories.route.tsx"),
	route("sales/categories/:id", "features/sales/save-category.route.tsx"),
	route("sales/brands", "features/sales/brands.route.tsx"),
	route("sales/brands/:id", "features/sales/save-brand.route.tsx"),
	route("sales/products", "features/sales/items.route.tsx"),
	route("sales/products/:id", "features/sales/save-item.route.tsx"),
	route("sales/rules", "features/sales/rules.route.tsx"),
	route("sales/rules/:id", "features/sales/save-rule.route.tsx"),
	route("sales/levels", "features/sales/levels.route.tsx"),
	route("sales/invoices", "features/sales/invoices.route.tsx"),
	route("sales/:id", "features/sales/sale.route.tsx"),
];
