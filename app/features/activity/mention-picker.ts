/** Offers people behind an @ in the line of a comment; loaded only where scripts run and somebody types one. */
import { call } from "~/call/call";
import { searchDebounceMs } from "~/ui/timings";
import { applyMention, type Person, pickedIn, typedMention } from "./typed-mention";
import "./mention-picker.css";

/** So many people are offered. */
const maxOffered = 6;

/** What one line of a comment offers at the moment. */
type Offer = { people: Person[]; active: number };

/** Makes the line a combobox of people, once; whom the writer picks is sent with the comment as an id. */
export function offerMentions(input: HTMLInputElement): void {
	const { form } = input;
	if (!form || input.role === "combobox") return;
	const picked = new Map<number, string>();
	const list = listFor(input);
	let offer: Offer = { people: [], active: 0 };
	const show = (next: Offer) => {
		offer = next;
		draw(input, list, offer);
	};
	const hide = () => show({ people: [], active: 0 });
	const ask = questions((people) => show({ people: people.slice(0, maxOffered), active: 0 }));
	const pick = (person: Person | undefined) => {
		if (!person) return;
		picked.set(person.id, person.name);
		applyMention(input, person.name);
		hide();
	};
	const look = () => {
		const typed = typedMention(input.value, input.selectionStart ?? input.value.length, [...picked.values()]);
		if (typed === undefined) hide();
		ask(typed);
	};
	input.addEventListener("input", look);
	input.addEventListener("blur", hide);
	input.addEventListener("keydown", (event) => handleKey(event, offer, { show, hide, pick }));
	list.addEventListener("pointerdown", (event) => event.preventDefault());
	list.addEventListener("click", ({ target }) => {
		const option = target instanceof Element ? target.closest("li") : null;
		pick(offer.people[[...list.children].indexOf(option as Element)]);
	});
	form.addEventListener("submit", () => sendPicked(form, pickedIn(input.value, picked)));
	look();
}

/** Asks for people after a rest; the newest question alone is answered. */
function questions(take: (people: Person[]) => void): (typed: string | undefined) => void {
	let waiting: ReturnType<typeof setTimeout> | undefined;
	let asked: AbortController | undefined;
	return (typed) => {
		clearTimeout(waiting);
		asked?.abort();
		if (!typed) return;
		const question = new AbortController();
		asked = question;
		waiting = setTimeout(async () => {
			const answer = await call(
				"autosuggest/autosuggest",
				{ type: "users", search_text: typed },
				question.signal,
			).catch(() => undefined);
			if (question.signal.aborted) return;
			take((answer?.searchResults ?? []).map(({ id, name, title }) => ({ id, name, title: title ?? "" })));
		}, searchDebounceMs);
	};
}

type Acts = { show: (offer: Offer) => void; hide: () => void; pick: (person: Person | undefined) => void };

function handleKey(event: KeyboardEvent, { people, active }: Offer, { show, hide, pick }: Acts): void {
	if (people.length === 0 || event.isComposing) return;
	const step = { ArrowDown: 1, ArrowUp: people.length - 1 }[event.key];
	if (step !== undefined) show({ people, active: (active + step) % people.length });
	else if (event.key === "Enter" || event.key === "Tab") pick(people[active]);
	else if (event.key === "Escape") hide();
	else return;
	event.preventDefault();
	event.stopPropagation();
}

function listFor(input: HTMLInputElement): HTMLUListElement {
	const list = document.createElement("ul");
	list.id = `${input.id}-people`;
	list.className = "mention-list";
	list.hidden = true;
	for (const [name, value] of Object.entries({ role: "listbox", "aria-label": input.getAttribute("aria-label") ?? "" }))
		list.setAttribute(name, value);
	const attributes = {
		role: "combobox",
		"aria-autocomplete": "list",
		"aria-controls": list.id,
		"aria-expanded": "false",
	};
	for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
	input.insertAdjacentElement("afterend", list);
	return list;
}

function draw(input: HTMLInputElement, list: HTMLUListElement, { people, active }: Offer): void {
	list.hidden = people.length === 0;
	list.replaceChildren(
		...people.map((person, at) => {
			const option = document.createElement("li");
			option.id = `${list.id}-${at}`;
			option.role = "option";
			option.ariaSelected = String(at === active);
			option.appendChild(words(person.name));
			if (person.title) option.appendChild(words(person.title, "meta"));
			return option;
		}),
	);
	input.ariaExpanded = String(people.length > 0);
	if (people.length > 0) {
		input.setAttribute("aria-activedescendant", `${list.id}-${active}`);
		list.scrollIntoView({ block: "nearest" });
	} else input.removeAttribute("aria-activedescendant");
}

function words(textContent: string, className = ""): HTMLSpanElement {
	return Object.assign(document.createElement("span"), { textContent, className });
}

/** The ids travel with this sending alone. */
function sendPicked(form: HTMLFormElement, ids: readonly number[]): void {
	const fields = ids.map((id) =>
		Object.assign(document.createElement("input"), { type: "hidden", name: "mention_ids", value: String(id) }),
	);
	for (const field of fields) form.appendChild(field);
	setTimeout(() => {
		for (const field of fields) field.remove();
	});
}
