/** Kit page: every control of a form. */

import { Button } from "../button";
import { Card } from "../card";
import { Checkbox, ChoiceCard, PickChip, Radio } from "../choice";
import { Field, FieldGroup } from "../field";
import { Grid, GridCell } from "../grid";
import { ProgramBadge } from "../ornament";
import { PageHead } from "../page-head";
import { Select } from "../select";
import { Stepper } from "../stepper";
import { SteppedTabs } from "../tabs";
import { TextArea } from "../text-area";
import { TextInput } from "../text-input";

const languages = [
	{ value: "en", label: "English" },
	{ value: "es", label: "Español" },
	{ value: "fr", label: "Français" },
];

/** Fields, choices and steps. */
export function KitForms() {
	return (
		<div className="split">
			<Card title="Fields">
				<form className="stack">
					<Grid>
						<GridCell xs={12} md={6}>
							<Field label="First name">
								<TextInput name="first" defaultValue="Priya" autoComplete="off" />
							</Field>
						</GridCell>
						<GridCell xs={12} md={6}>
							<Field label="Phone" isOptional hint="For the courier">
								<TextInput name="phone" type="tel" placeholder="+44" />
							</Field>
						</GridCell>
						<GridCell xs={12} md={6}>
							<Field label="Password" error="That password does not match this email." keptNote="Your email was kept.">
								<TextInput name="password" type="password" defaultValue="correct" autoComplete="off" />
							</Field>
						</GridCell>
						<GridCell xs={12} md={6}>
							<Field label="Language">
								<Select name="language" options={languages} defaultValue="es" />
							</Field>
						</GridCell>
						<GridCell xs={12} md={6}>
							<Field label="From" hint="Date is Inclusive">
								<TextInput name="from" type="date" defaultValue="2026-09-01" />
							</Field>
						</GridCell>
						<GridCell xs={12} md={6}>
							<Field label="Picture" hint="PNG and JPG max 2MB">
								<TextInput name="file" type="file" />
							</Field>
						</GridCell>
					</Grid>
					<Field label="Find a colleague" isLabelHidden>
						<TextInput name="search" type="search" icon="search" placeholder="Name, group or email" />
					</Field>
					<Field label="Message">
						<TextArea
							name="message"
							maxLength={500}
							counterHint="Say what they did and what changed."
							defaultValue="You two rebuilt the onboarding guide over one weekend."
						/>
					</Field>
					<Field label="Reason">
						<TextArea name="reason" minLength={20} rows={2} defaultValue="Too short" />
					</Field>
					<Field label="Points for each person">
						<Stepper name="points" min={50} max={250} step={50} defaultValue={150} />
					</Field>
					<Stepper aria-label="Quantity" isSmall min={1} defaultValue={1} />
					<div className="row-wrap">
						<Button kind="main" type="button">
							Send recognition
						</Button>
						<Button kind="quiet" type="button">
							Cancel
						</Button>
					</div>
				</form>
			</Card>
			<div className="stack">
				<KitChoices />
			</div>
		</div>
	);
}

function KitChoices() {
	return (
		<>
			<Card>
				<PageHead
					back={{ href: "/", label: "Home" }}
					title="Head of a page"
					subtitle="With a line under it"
					actions={<Button type="button">Act</Button>}
				/>
				<SteppedTabs
					label="Steps"
					current={1}
					steps={[{ label: "Cart", href: "/store" }, { label: "Delivery" }, { label: "Place order" }]}
				/>
			</Card>
			<Card>
				<div className="stack">
					<FieldGroup legend="Program" layout="cards">
						<ChoiceCard
							name="program"
							value="1"
							title="Everyday Thanks"
							defaultChecked
							end={<ProgramBadge glyph="heart" sizePx={40} />}
						>
							Up to 250 points each
						</ChoiceCard>
						<ChoiceCard
							name="program"
							value="2"
							title="Above & Beyond"
							actions={
								<a className="hit" href="#edit">
									Edit
								</a>
							}
						>
							Up to 1,000 points each
						</ChoiceCard>
					</FieldGroup>
					<FieldGroup legend="What did they show?" layout="chips" error="Choose at most three.">
						<PickChip name="behavior" label="Puts customers first" defaultChecked />
						<PickChip name="behavior" label="Owns the outcome" />
						<PickChip name="behavior" label="Not now" disabled />
					</FieldGroup>
					<FieldGroup legend="Show">
						<Checkbox name="feed" label="Show it in the activity feed" defaultChecked />
						<Checkbox name="afford" label="Up to 4,250 points" isSwitch end="24" />
						<Radio name="who" label="Everyone" defaultChecked />
						<Radio name="who" label="My team" />
					</FieldGroup>
				</div>
			</Card>
		</>
	);
}
