/** Lets the store's filters follow each change after the debounce, and follow the address when a link changed it. */
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { filterDebounceMs } from "~/ui/timings";
import { filterFields, type ListingQuery, listingSearch, readListingQuery } from "./listing-query";

/** The reference for the form whose fields, also those that stand outside it, are followed. */
export function useFilterForm(action: string, query: ListingQuery): RefObject<HTMLFormElement> {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const follow = () => {
			timer.current = undefined;
			navigate(`${action}${listingSearch(readFields(element))}`, { preventScrollReset: true, replace: true });
		};
		const wait = (event: Event) => {
			if ((event.target as HTMLInputElement).form !== element) return;
			clearTimeout(timer.current);
			timer.current = setTimeout(follow, filterDebounceMs);
		};
		const submit = (event: Event) => {
			event.preventDefault();
			clearTimeout(timer.current);
			follow();
		};
		document.addEventListener("input", wait);
		element.addEventListener("submit", submit);
		return () => {
			clearTimeout(timer.current);
			timer.current = undefined;
			document.removeEventListener("input", wait);
			element.removeEventListener("submit", submit);
		};
	}, [action, navigate]);
	const shown = listingSearch({ ...query, page: 1, anchor: undefined });
	useEffect(() => {
		const element = form.current;
		if (element && timer.current === undefined && listingSearch(readFields(element)) !== shown) fill(element, shown);
	}, [shown]);
	return form;
}

function readFields(form: HTMLFormElement): ListingQuery {
	const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
	return readListingQuery(new URLSearchParams(entries));
}

function fill(form: HTMLFormElement, shown: string): void {
	const query = readListingQuery(new URLSearchParams(shown));
	const values: Record<string, string> = { ...filterFields(query), sort: query.sort };
	for (const field of form.elements) {
		if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = query.isAffordable;
		else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
			field.value = values[field.name] ?? "";
	}
}
