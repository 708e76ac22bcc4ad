/** An address as it is written on a parcel, line by line. */

/** The lines. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
	return lines.map((line) => (
		<span key={line} className="line">
			{line}
		</span>
	));
}
