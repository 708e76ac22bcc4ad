/** The panel of what has just come, by itself: few visits have one, and only those load its script. A server has it at hand. */
import { lazy } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { ArrivalPanel } from "./arrival-panel";

export const ArrivalPart = import.meta.env.SSR
	? ArrivalPanel
	: lazy(async () => ({ default: (await loadPart(() => import("./arrival-panel"))).ArrivalPanel }));
