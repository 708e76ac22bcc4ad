/** A combobox for several people and groups; loaded only where scripts run and somebody chooses. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Avatar } from "~/ui/avatar";
import { useField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { Chosen, ChosenGroup, ChosenPerson } from "./draft";
import { useRecipientNotes } from "./recipient-notes";
import { useSuggestions } from "./use-suggestions";
import "./people-combobox.css";

type Option = {
	key: string;
	name: string;
	note: string;
	image_url?: string | null;
	group?: ChosenGroup;
	person?: ChosenPerson;
};

/** Props of the combobox; `names` adds hidden fields to a form (of people alone where it names none for groups), `team` is suggested while nothing is typed. */
export type PeopleComboboxProps = {
	chosen: Chosen;
	onChange: (chosen: Chosen) => void;
	team?: ChosenPerson[];
	names?: { people: string; groups?: string };
	label?: string;
	isFocused?: boolean;
	/** What the input is to the form around it. */
	field?: { "data-field": string; required: boolean; form: string };
};

/** The combobox. */
export default function PeopleCombobox(props: PeopleComboboxProps) {
	const { chosen, onChange, team = [], names, label, isFocused } = props;
	const { t } = useTranslation("recognition");
	const field = useField();
	const listId = useId();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState(0);
	const { state, found, problem } = useSuggestions(typed);
	const hasGroups = !names || names.groups !== undefined;
	const offered = hasGroups ? found : { ...found, groups: [] };
	const options = useOptions(chosen, typed ? offered : { people: team.slice(0, 8), groups: [] });
	const note = useNote(state, typed, options.length, problem);
	const isShown = isOpen && (options.length > 0 || typed !== "");
	const choose = (option: Option) => {
		onChange(added(chosen, option));
		setTyped("");
		setActive(0);
		input.current?.focus();
		setIsOpen(false);
	};
	const onKeyDown = (event: KeyboardEvent) =>
		handleKey(event, {
			options,
			active,
			isShown,
			typed,
			setActive,
			setIsOpen,
			choose,
			removeLast: () => onChange(withoutLast(chosen)),
		});
	return (
		<div className="combobox">
			<div className="combobox-chosen">
				<ChosenList chosen={chosen} onChange={onChange} names={names} />
				<input
					{...field}
					{...props.field}
					ref={input}
					type="text"
					role="combobox"
					aria-label={label}
					aria-expanded={isShown}
					aria-controls={listId}
					aria-autocomplete="list"
					aria-activedescendant={isShown && options[active] ? `${listId}-${options[active].key}` : undefined}
					autoComplete="off"
					// biome-ignore lint/a11y/noAutofocus: the plain field that was focused gave way to this one
					autoFocus={isFocused}
					maxLength={100}
					placeholder={t(placeholderOf(chosen, hasGroups))}
					value={typed}
					onFocus={() => setIsOpen(true)}
					onClick={() => setIsOpen(true)}
					onBlur={() => setIsOpen(false)}
					onChange={(event) => {
						setTyped(event.currentTarget.value);
						setActive(0);
						setIsOpen(true);
					}}
					onKeyDown={onKeyDown}
				/>
			</div>
			<OptionList id={listId} isShown={isShown} options={options} active={active} onChoose={choose} note={note} />
		</div>
	);
}

function placeholderOf({ people, groups }: Chosen, hasGroups: boolean) {
	if (people.length + groups.length > 0) return "picker.another";
	return hasGroups ? "picker.placeholder" : "picker.placeholderPeople";
}

type Keys = {
	options: Option[];
	active: number;
	isShown: boolean;
	typed: string;
	setActive: (index: number) => void;
	setIsOpen: (isOpen: boolean) => void;
	choose: (option: Option) => void;
	removeLast: () => void;
};

function handleKey(event: KeyboardEvent, keys: Keys): void {
	const { options, active, isShown, typed } = keys;
	const count = options.length;
	if (event.key === "Backspace" && typed === "") keys.removeLast();
	if (event.key === "Escape" && isShown) {
		event.preventDefault();
		event.stopPropagation();
		keys.setIsOpen(false);
	}
	if (event.key === "Enter") {
		event.preventDefault();
		const option = isShown ? options[active] : undefined;
		if (option) keys.choose(option);
	}
	if (event.key === "ArrowDown" || event.key === "ArrowUp") {
		event.preventDefault();
		keys.setIsOpen(true);
		if (count > 0) keys.setActive((active + (event.key === "ArrowDown" ? 1 : count - 1)) % count);
	}
}

function ChosenList({ chosen, onChange, names }: Pick<PeopleComboboxProps, "chosen" | "onChange" | "names">) {
	const remove = (kind: keyof Chosen, id: number) =>
		onChange({ ...chosen, [kind]: chosen[kind].filter((one: { id: number }) => one.id !== id) });
	return (
		<>
			{chosen.groups.map((group) => (
				<Chip key={`${group.id}g`} name={group.name} isGroup onRemove={() => remove("groups", group.id)}>
					{names && <input type="hidden" name={names.groups} value={group.id} />}
				</Chip>
			))}
			{chosen.people.map((person) => (
				<Chip
					key={person.id}
					name={person.name}
					image_url={person.image_url}
					onRemove={() => remove("people", person.id)}
				>
					{names && <input type="hidden" name={names.people} value={person.id} />}
				</Chip>
			))}
		</>
	);
}

function Chip({
	name,
	image_url,
	isGroup,
	onRemove,
	children,
}: {
	name: string;
	image_url?: string | null;
	isGroup?: boolean;
	onRemove: () => void;
	children: React.ReactNode;
}) {
	const { t } = useTranslation("recognition");
	return (
		<span className="person-chip">
			<Avatar name={name} image_url={image_url} isGroup={isGroup} sizePx={28} />
			<span className="cut" title={name}>
				{name}
			</span>
			<button type="button" aria-label={t("picker.remove", { name })} onClick={onRemove}>
				<Icon name="close" size="small" />
			</button>
			{children}
		</span>
	);
}

function OptionList({
	id,
	isShown,
	options,
	active,
	onChoose,
	note,
}: {
	id: string;
	isShown: boolean;
	options: Option[];
	active: number;
	onChoose: (option: Option) => void;
	note: string;
}) {
	const { t } = useTranslation("recognition");
	const activeId = options[active] && `${id}-${options[active].key}`;
	useEffect(() => {
		if (isShown && activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
	}, [isShown, activeId]);
	return (
		<div className="combobox-list" hidden={!isShown}>
			<div id={id} role="listbox" aria-label={t("picker.listLabel")}>
				{options.map((option, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and takes the keys
					<div
						key={option.key}
						id={`${id}-${option.key}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === active}
						className="combobox-option"
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => onChoose(option)}
					>
						<Avatar name={option.name} image_url={option.image_url} isGroup={option.group !== undefined} />
						<span className="grow">
							<span className="strong">{option.name}</span>
							<span className="meta">{option.note}</span>
						</span>
					</div>
				))}
			</div>
			<p className="meta combobox-note" role="status">
				{note}
			</p>
		</div>
	);
}

function useNote(state: string, typed: string, count: number, problem?: string): string {
	const { t } = useTranslation("recognition");
	if (!typed) return "";
	if (state === "failed") return problem ?? t("autosuggest:failed");
	if (state === "waiting") return t("common:loading");
	return count === 0 ? t("picker.nobody", { q: typed.trim() }) : "";
}

function useOptions(chosen: Chosen, offered: Chosen): Option[] {
	const notes = useRecipientNotes();
	const isNew = (kind: keyof Chosen, id: number) => !chosen[kind].some((one: { id: number }) => one.id === id);
	return [
		...offered.groups
			.filter(({ id }) => isNew("groups", id))
			.map((group) => ({
				key: `${group.id}g`,
				name: group.name,
				note: notes.ofGroup(group),
				group,
			})),
		...offered.people
			.filter(({ id }) => isNew("people", id))
			.map((person) => ({
				key: `${person.id}p`,
				name: person.name,
				note: notes.ofPerson(person),
				image_url: person.image_url,
				person,
			})),
	];
}

function added(chosen: Chosen, { group, person }: Option): Chosen {
	return {
		people: person ? [...chosen.people, person] : chosen.people,
		groups: group ? [...chosen.groups, group] : chosen.groups,
	};
}

function withoutLast({ people, groups }: Chosen): Chosen {
	return people.length > 0 ? { people: people.slice(0, -1), groups } : { people, groups: groups.slice(0, -1) };
}
