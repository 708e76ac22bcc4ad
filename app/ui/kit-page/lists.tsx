/** Kit page: a data table with everything, one without, a pager, tabs. */
import { useState } from "react";
import { Avatar } from "../avatar";
import { Button, ButtonLink } from "../button";
import { Card } from "../card";
import type { TableColumn, TableSelection } from "../data-table/columns";
import { DataTable } from "../data-table/data-table";
import { EmptyState } from "../empty-state";
import { Field } from "../field";
import { Pager } from "../pager";
import { Select } from "../select";
import { StatusDot } from "../status-dot";
import { HashTabs, Tabs } from "../tabs";
import { TextInput } from "../text-input";

type Person = {
	id: number;
	name: string;
	email: string;
	participant_id: string;
	title: string;
	points: number;
	status: string;
	hired: string;
};

const people: Person[] = [
	{
		id: 1,
		name: "Olu Adeyemi",
		email: "oadeyemi@acme.example",
		participant_id: "A-10422",
		title: "Warehouse Lead",
		points: 1840,
		status: "Active",
		hired: "Mar 4, 2019",
	},
	{
		id: 2,
		name: "Luca Bianchi",
		email: "lbianchi@acme.example",
		participant_id: "A-10377",
		title: "Account Manager",
		points: 3120,
		status: "Active",
		hired: "Sep 1, 2021",
	},
	{
		id: 3,
		name: "Amélie Fournier",
		email: "afournier@acme.example",
		participant_id: "A-11208",
		title: "Customs Specialist",
		points: 420,
		status: "Pending",
		hired: "Nov 3, 2026",
	},
	{
		id: 4,
		name: "Marcus Webb",
		email: "mwebb@acme.example",
		participant_id: "A-09981",
		title: "Regional Director",
		points: 0,
		status: "Expired",
		hired: "Oct 2, 2014",
	},
];

const columns: TableColumn<Person>[] = [
	{
		key: "name",
		heading: "Name",
		role: "lead",
		sortHref: "?sort=name",
		sorted: "ascending",
		cell: (person) => (
			<span className="row">
				<Avatar name={person.name} sizePx={28} />
				<a className="plain cut row-link" href="#member">
					{person.name}
				</a>
			</span>
		),
	},
	{ key: "email", heading: "Email", role: "hidden", sortHref: "?sort=email", cell: (person) => person.email },
	{ key: "participant_id", heading: "Participant ID", role: "quiet", cell: (person) => person.participant_id },
	{ key: "title", heading: "Title", role: "line", sortHref: "?sort=title", cell: (person) => person.title },
	{
		key: "points",
		heading: "Points",
		role: "figure",
		toEnd: true,
		sortHref: "?sort=points",
		cell: (person) => person.points.toLocaleString("en"),
	},
	{
		key: "status",
		heading: "Status",
		role: "end",
		cell: (person) => <StatusDot status={person.status} label={person.status} />,
	},
	{ key: "hired", heading: "Hire date", role: "hidden", cell: (person) => person.hired },
];

const received: TableColumn<Person>[] = [
	{ key: "by", heading: "Recognized By", role: "lead", sortHref: "?sort=by", cell: (person) => person.name },
	{
		key: "view",
		heading: "Recognition",
		role: "action",
		cell: () => (
			<a className="hit" href="#view">
				View
			</a>
		),
	},
	{
		key: "date",
		heading: "Date",
		role: "end",
		sortHref: "?sort=date",
		sorted: "descending",
		cell: (person) => person.hired,
	},
	{ key: "program", heading: "Program", role: "quiet", cell: () => "Everyday Thanks" },
	{ key: "behavior", heading: "Behavior", role: "line", cell: () => "Puts customers first" },
	{
		key: "points",
		heading: "Points",
		role: "figure",
		toEnd: true,
		cell: (person) => person.points.toLocaleString("en"),
	},
	{
		key: "certificate",
		heading: "Certificate",
		role: "action",
		cell: () => (
			<a className="hit" href="#certificate">
				Certificate
			</a>
		),
	},
];

const pager = { page: 2, pageCount: 12, hrefFor: (page: number) => `?page=${page}`, action: "/dev/kit" };

/** Tables, pagers, tabs. */
export function KitLists() {
	const [chosen, setChosen] = useState<number[]>([2]);
	const selection: TableSelection<Person> = {
		formId: "bulk",
		name: "selected",
		valueFor: (person) => String(person.id),
		labelFor: (person) => person.name,
		isSelected: (person) => chosen.includes(person.id),
		isHidden: (person) => person.id === 4,
		onChange: (person, isSelected) =>
			setChosen((ids) => (isSelected ? [...ids, person.id] : ids.filter((id) => id !== person.id))),
		onChangeAll: (isSelected) => setChosen(isSelected ? [1, 2, 3] : []),
		bar: (
			<form id="bulk" className="row-wrap">
				<span className="strong">{chosen.length} selected</span>
				<Button type="button" size="small">
					Send login info
				</Button>
				<Button type="button" size="small" kind="destructive">
					Deactivate
				</Button>
			</form>
		),
	};
	return (
		<div className="stack">
			<Tabs
				label="Recognitions"
				tabs={[
					{ href: "/dev/kit", label: "Received", isCurrent: true },
					{ href: "/dev/kit?tab=given", label: "Given", count: 4 },
					{ href: "/dev/kit?tab=team", label: "Team recognitions" },
				]}
			/>
			<DataTable
				caption="Members"
				columns={columns}
				rows={people}
				rowKey={(person) => person.id}
				selection={selection}
				filters={{
					action: "/dev/kit",
					fields: <FilterFields />,
					chosen: [{ label: "Location: Leeds", removeHref: "/dev/kit" }],
					clearHref: "/dev/kit",
				}}
				endTools={
					<Button type="button" icon="download">
						Download Report
					</Button>
				}
				pager={{ ...pager, rows: { from: 11, to: 20, total: 2348 } }}
				empty={null}
			/>
			<DataTable
				caption="Recognitions received"
				columns={received}
				rows={people.slice(0, 2)}
				rowKey={(person) => person.id}
				empty={null}
			/>
			<DataTable
				caption="Nothing"
				columns={columns}
				rows={[]}
				rowKey={(person) => person.id}
				empty={
					<EmptyState
						drawing="search"
						title="No rows found"
						isBare
						action={<ButtonLink href="/dev/kit">Clear all filters</ButtonLink>}
					>
						No member matches these 2 filters.
					</EmptyState>
				}
			/>
			<Card>
				<Pager {...pager} page={1} recordCount={17} />
			</Card>
			<HashTabs
				label="Parts"
				tabs={[
					{ id: "summary", label: "Summary", content: "The summary." },
					{ id: "spotlight", label: "Spotlight", content: "The spotlight." },
				]}
			/>
		</div>
	);
}

function FilterFields() {
	return (
		<>
			<Field label="Name">
				<TextInput name="name" />
			</Field>
			<Field label="Email">
				<TextInput name="email" />
			</Field>
			<Field label="Status">
				<Select name="status" placeholder="Any" options={[{ value: "active", label: "Active" }]} />
			</Field>
		</>
	);
}
