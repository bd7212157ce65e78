import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { UnavailableError } from '../../errors/domain.error.js';
import { answerBytes, AnswerBytes, keepAnswersIn } from './answer-bytes.js';

const MB = 1_000_000;

async function* chunks(...sizes: number[]): AsyncGenerator<Buffer> {
  for (const size of sizes) yield await Promise.resolve(randomBytes(size));
}

async function* repeated(chunk: Buffer, times: number): AsyncGenerator<Buffer> {
  for (let time = 0; time < times; time += 1) yield await Promise.resolve(chunk);
}

async function contentOf(bytes: AnswerBytes): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of bytes.read()) read.push(chunk);
  return Buffer.concat(read);
}

describe('the bytes of a response', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'motley-answers-'));
    keepAnswersIn(folder, 40 * MB);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are in memory if they are few', async () => {
    const before = answerBytes().memory;
    const bytes = await AnswerBytes.of(chunks(1_000, 2_000));
    expect([bytes.size, (await contentOf(bytes)).length]).toEqual([3_000, 3_000]);
    expect(answerBytes().memory).toBe(before + 3_000);
  });

  it('are in a file if they are many, which has no name, for all who read them', async () => {
    const before = { ...answerBytes() };
    const chunk = randomBytes(3 * MB);
    const bytes = await AnswerBytes.of(repeated(chunk, 4));
    const wanted = Buffer.concat([chunk, chunk, chunk, chunk]);
    const read = await Promise.all([contentOf(bytes), contentOf(bytes)]);
    expect(read.map((content) => content.equals(wanted))).toEqual([true, true]);
    expect(readdirSync(folder)).toEqual([]);
    expect(answerBytes()).toEqual({ memory: before.memory, files: before.files + 12 * MB });
  });

  it('are refused if there is no room for them, and then take none', async () => {
    const before = { ...answerBytes() };
    await expect(AnswerBytes.of(repeated(randomBytes(4 * MB), 30))).rejects.toThrow(UnavailableError);
    writeFileSync(join(folder, 'file'), '');
    keepAnswersIn(join(folder, 'file', 'folder'), 40 * MB);
    await expect(AnswerBytes.of(repeated(randomBytes(4 * MB), 3))).rejects.toThrow(UnavailableError);
    expect(answerBytes()).toEqual(before);
  });
});
