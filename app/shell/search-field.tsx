/** The global search in the bar: a form that leads to the page of results, and what fits below it while somebody types. */
import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { isSearchable, maxCharacters } from "#workers/features/search/rules/search-text";
import { applicationPath } from "~/ui/anchor";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { loadPart } from "./lost-chunks";

const loadPanel = () => loadPart(() => import("./search-panel"));
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }));

/** The field; `place` is the bar, or what lies over a phone's bar. */
export function SearchField({ place }: { place: "bar" | "phone" }) {
	const { t } = useTranslation("search");
	const navigate = useNavigate();
	const location = useLocation();
	const form = useRef<HTMLFormElement>(null);
	const [typed, setTyped] = useState("");
	const search = typed.trim();
	const reset = () => {
		form.current?.reset();
		setTyped("");
	};
	// Another page begins with an empty field; what was typed before the scripts came stays.
	const shownAt = useRef(location);
	useEffect(() => {
		if (shownAt.current === location) return setTyped(form.current?.querySelector("input")?.value ?? "");
		shownAt.current = location;
		form.current?.reset();
		setTyped("");
	}, [location]);
	// What a popover focuses as it opens is told by an attribute that React sets on the server alone. Closed, it is empty.
	useEffect(() => {
		const popover = form.current?.closest("[popover]");
		const follow = (event: Event) => {
			if ((event as ToggleEvent).newState === "open") return form.current?.querySelector("input")?.focus();
			form.current?.reset();
			setTyped("");
		};
		popover?.addEventListener("toggle", follow);
		return () => popover?.removeEventListener("toggle", follow);
	}, []);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a form that is a search, as browsers have known it longest.
		<form
			ref={form}
			className="search-form"
			role="search"
			method="get"
			action={`${applicationPath}/search`}
			onSubmit={(event) => {
				event.preventDefault();
				const typedLast = String(new FormData(event.currentTarget).get("search"));
				navigate(`/search?${new URLSearchParams({ search: typedLast.trim() })}`);
			}}
			onFocus={loadPanel}
			onKeyDown={(event) => (event.key === "Escape" ? reset() : moveFocus(event))}
		>
			<TextInput
				type="search"
				icon="search"
				name="search"
				aria-label={t("label")}
				placeholder={t(place === "bar" ? "placeholder" : "placeholderShort")}
				maxLength={maxCharacters}
				autoComplete="off"
				autoFocus={place === "phone"}
				onInput={(event) => setTyped(event.currentTarget.value)}
			/>
			{isSearchable(search) && (
				<Suspense>
					<SearchPanel search={search} onClose={reset} />
				</Suspense>
			)}
		</form>
	);
}

/** Up and down lead from the field through what fits, and back. */
function moveFocus(event: KeyboardEvent<HTMLFormElement>) {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (!step) return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .search-panel a")];
	const next = stops[stops.indexOf(event.target as HTMLElement) + step];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
