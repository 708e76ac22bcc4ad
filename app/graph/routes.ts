/** The files of declared graphs. */
import { route } from "@remix-run/route-config";

export const graphRoutes = [route("graphs/:feature/:file", "graph/graph-file.route.tsx")];
