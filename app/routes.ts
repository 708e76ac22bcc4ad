/** All screens: each feature lists its own. */
import type { RouteConfig } from "@remix-run/route-config";
import { catalogRoutes } from "./features/catalog/routes";
import { sessionRoutes } from "./features/session/routes";

export default [...catalogRoutes, ...sessionRoutes] satisfies RouteConfig;
