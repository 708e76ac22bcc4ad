/** Writes a ZIP archive piece by piece; its state is small JSON, so that another run can go on where one died. */
import { constants, crc32, deflateRawSync } from "node:zlib";

/** A part of the archive: name, checksum, sizes in bytes and where it begins. */
export type ZipEntry = { name: string; crc: number; size: number; packed: number; at: number };

/** Everything that the rest of an archive depends on. The last entry is open while `isOpen`. */
export type ZipState = { at: number; entries: ZipEntry[]; isOpen: boolean };

/** Where offsets no longer fit into 32 bits; no spreadsheet opens a file of that size. */
export const maxZipBytes = 0xf000_0000;

const version = 20;
/** Sizes follow the data, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the first day that the format knows: the same rows give the same bytes. */
const dosDate = 0x0021;
/** An empty last block, which ends a deflated stream. */
const lastBlock = Uint8Array.of(0x03, 0x00);

/** An archive that has just begun. */
export function emptyZip(): ZipState {
	return { at: 0, entries: [], isOpen: false };
}

/** Begins an entry; the one before must be closed. */
export function openEntry(zip: ZipState, name: string): Uint8Array {
	if (zip.isOpen) throw new Error(`an entry of the archive is open, so ${name} cannot begin`);
	const encoded = new TextEncoder().encode(name);
	const header = new DataView(new ArrayBuffer(30 + encoded.length));
	header.setUint32(0, 0x04034b50, true);
	header.setUint16(4, version, true);
	header.setUint16(6, flags, true);
	header.setUint16(8, deflated, true);
	header.setUint16(12, dosDate, true);
	header.setUint16(26, encoded.length, true);
	const bytes = bytesOf(header);
	bytes.set(encoded, 30);
	zip.entries.push({ name, crc: 0, size: 0, packed: 0, at: zip.at });
	zip.isOpen = true;
	return count(zip, bytes);
}

/** Adds text to the open entry, deflated by itself and flushed to a whole byte, so that no state of deflate is kept. */
export function addText(zip: ZipState, text: string): Uint8Array {
	const entry = currentEntry(zip);
	const plain = new TextEncoder().encode(text);
	const packed = deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH });
	entry.crc = crc32(plain, entry.crc);
	entry.size += plain.byteLength;
	entry.packed += packed.byteLength;
	return count(zip, packed);
}

/** Ends the open entry with its sizes. */
export function closeEntry(zip: ZipState): Uint8Array {
	const entry = currentEntry(zip);
	entry.packed += lastBlock.byteLength;
	const descriptor = new DataView(new ArrayBuffer(16));
	descriptor.setUint32(0, 0x08074b50, true);
	writeSizes(descriptor, 4, entry);
	zip.isOpen = false;
	return count(zip, joinBytes([lastBlock, bytesOf(descriptor)]));
}

/** Ends the archive with the list of its entries. */
export function closeZip(zip: ZipState): Uint8Array {
	const directory = joinBytes(zip.entries.map(directoryLine));
	const end = new DataView(new ArrayBuffer(22));
	end.setUint32(0, 0x06054b50, true);
	end.setUint16(8, zip.entries.length, true);
	end.setUint16(10, zip.entries.length, true);
	end.setUint32(12, directory.byteLength, true);
	end.setUint32(16, zip.at, true);
	return count(zip, joinBytes([directory, bytesOf(end)]));
}

/** Many pieces as one. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.byteLength;
	}
	return whole;
}

function directoryLine(entry: ZipEntry): Uint8Array {
	const encoded = new TextEncoder().encode(entry.name);
	const line = new DataView(new ArrayBuffer(46 + encoded.length));
	line.setUint32(0, 0x02014b50, true);
	line.setUint16(4, version, true);
	line.setUint16(6, version, true);
	line.setUint16(8, flags, true);
	line.setUint16(10, deflated, true);
	line.setUint16(14, dosDate, true);
	writeSizes(line, 16, entry);
	line.setUint16(28, encoded.length, true);
	line.setUint32(42, entry.at, true);
	const bytes = bytesOf(line);
	bytes.set(encoded, 46);
	return bytes;
}

function writeSizes(view: DataView, at: number, { crc, packed, size }: ZipEntry): void {
	view.setUint32(at, crc, true);
	view.setUint32(at + 4, packed, true);
	view.setUint32(at + 8, size, true);
}

function currentEntry(zip: ZipState): ZipEntry {
	const entry = zip.isOpen ? zip.entries.at(-1) : undefined;
	if (!entry) throw new Error("no entry of the archive is open");
	return entry;
}

function bytesOf(view: DataView): Uint8Array {
	return new Uint8Array(view.buffer);
}

function count(zip: ZipState, bytes: Uint8Array): Uint8Array {
	zip.at += bytes.byteLength;
	return bytes;
}
