/** All screens: each feature lists its own. Written by `npm run wire`; change what it lists instead. */
import type { RouteConfig } from "@remix-run/route-config";
import { activityRoutes } from "./features/activity/routes";
import { catalogRoutes } from "./features/catalog/routes";
import { checkoutRoutes } from "./features/checkout/routes";
import { homeRoutes } from "./features/home/routes";
import { importsRoutes } from "./features/imports/routes";
import { invitationsRoutes } from "./features/invitations/routes";
import { ordersRoutes } from "./features/orders/routes";
import { pointsRoutes } from "./features/points/routes";
import { recognitionRoutes } from "./features/recognition/routes";
import { reportsRoutes } from "./features/reports/routes";
import { sessionRoutes } from "./features/session/routes";

export default [
	...activityRoutes,
	...catalogRoutes,
	...checkoutRoutes,
	...homeRoutes,
	...importsRoutes,
	...invitationsRoutes,
	...ordersRoutes,
	...pointsRoutes,
	...recognitionRoutes,
	...reportsRoutes,
	...sessionRoutes,
] satisfies RouteConfig;
