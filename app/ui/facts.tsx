/** Facts: terms with their values, one under another. */
import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** A term with its value, in few words. */
export type FactPair = readonly [term: string, value: ReactNode];

/** Props of the list; of `of` what has no value (null or empty) is left out, `children` are facts that are more than words. */
export type FactsProps = { of?: readonly FactPair[]; isProse?: boolean; children?: ReactNode };

/** A list of facts. */
export function Facts({ of = [], isProse, children }: FactsProps) {
	return (
		<dl className="facts stack-small">
			{of
				.filter(([, value]) => value != null && value !== "")
				.map(([term, value]) => (
					<Fact key={term} term={term} isProse={isProse}>
						{value}
					</Fact>
				))}
			{children}
		</dl>
	);
}

/** Props of a fact. */
export type FactProps = {
	term: ReactNode;
	/** The sum of what stands above it. */
	isTotal?: boolean;
	/** What somebody wrote: its lines break where they did, its longest words anywhere. */
	isProse?: boolean;
	className?: string;
	valueClassName?: string;
	children: ReactNode;
};

/** A term of one word stays on one line, which a narrow page would break at its hyphen: 'E-mail' in French. */
const oneWord = /^\S{1,20}$/;

/** One fact. */
export function Fact({ term, isTotal, isProse, className, valueClassName, children }: FactProps) {
	return (
		<div className={classNames(isTotal && "facts-total", className) || undefined}>
			<dt className={classNames(!isTotal && "soft", oneWord.test(`${term}`) && "keep") || undefined}>{term}</dt>
			<dd className={classNames(isProse && "lines", valueClassName) || undefined}>{children}</dd>
		</div>
	);
}
