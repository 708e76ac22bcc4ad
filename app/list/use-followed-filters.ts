/** Lets a list follow its filters after the debounce, and its fields the address when a link changed it. */
import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { filterDebounceMs } from "~/ui/timings";
import type { ListFrame } from "./list-page";
import { listAddress } from "./list-query";

/** The reference for the form whose fields, also those that stand outside it, are followed. */
export function useFollowedFilters({ address, fields }: ListFrame): RefObject<HTMLFormElement> {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const follow = () => {
			timer.current = undefined;
			navigate(listAddress(address, filledFields(element)), { preventScrollReset: true, replace: true });
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
	}, [address, navigate]);
	useEffect(() => {
		if (form.current && timer.current === undefined) fill(form.current, fields);
	}, [fields]);
	return form;
}

function filledFields(form: HTMLFormElement): Record<string, string> {
	const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
	return Object.fromEntries(entries.filter(([, value]) => value.trim() !== ""));
}

/** Sets what the address says, but for the field that somebody is at. */
function fill(form: HTMLFormElement, fields: Record<string, string>): void {
	for (const field of form.elements) {
		if (field === document.activeElement) continue;
		if (field instanceof HTMLInputElement && field.type === "checkbox")
			field.checked = fields[field.name] === field.value;
		else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
			field.value = fields[field.name] ?? "";
	}
}
