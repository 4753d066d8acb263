import { SaxesParser } from 'saxes';
import { StringDecoder } from 'node:string_decoder';
import { Unreadable } from './Unreadable.js';

/**
 * Tells a handler of the elements and texts of an XML document, until it is done. Nothing is built, entities are only
 * the five of XML itself, and a document type is refused. Throws an `Unreadable` for what is not well-formed UTF-8 XML
 * or nests too deeply.
 */
export function readXml(xml: Buffer, handler: XmlHandler): void {
  const parser = new SaxesParser();
  const decoder = new StringDecoder('utf8');
  let depth = 0;
  parser.on('error', (error) => {
    throw new Unreadable('broken', error.message);
  });
  parser.on('doctype', () => {
    throw new Unreadable('broken', 'a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEPTH_LIMIT) throw new Unreadable('tooMuch', 'too many levels of elements');
    handler.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close(localName(name));
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  for (let at = 0; at < xml.length && !handler.isDone?.(); at += PIECE)
    parser.write(decoder.write(xml.subarray(at, at + PIECE)));
  if (!handler.isDone?.()) parser.close();
}

export interface XmlHandler {
  /** Names come without their prefix; attributes keep theirs. */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /** What follows does not matter. */
  isDone?: () => boolean;
}

const DEPTH_LIMIT = 64;
const PIECE = 64 * 1024;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
