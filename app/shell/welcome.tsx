/** What shows while somebody goes over to another half of the application: signs in, looks in for a member, goes back to their own. */
import { useNavigation } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { applicationPath } from "~/ui/anchor";
import { loadPart } from "./lost-chunks";

const loadCover = () => loadPart(() => import("./welcome-cover"));
const WelcomeCover = lazy(loadCover);

/** Forms after which the person is another one, or stands in another frame. */
const ways = /^\/(login|activate|reset)(\/|$)/;

/** The placeholder, over everything; the page below it is replaced as soon as the other one is there. */
export function Welcome() {
	const { state, formAction, formMethod, location } = useNavigation();
	const from = formAction && new URL(formAction, "https://any.example").pathname.replace(applicationPath, "");
	const isGoing = from !== undefined && formMethod !== "GET" && ways.test(from);
	// It comes while the form is sent, so that it is there once that was accepted.
	useEffect(() => {
		if (isGoing) void loadCover();
	}, [isGoing]);
	// A form that is shown again leads nowhere.
	if (!isGoing || state !== "loading" || ways.test(location.pathname)) return null;
	return (
		<Suspense>
			<WelcomeCover />
		</Suspense>
	);
}
