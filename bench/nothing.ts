// A server that does nothing, as cheaply as possible: its throughput is what the load generator can send.
import { createServer } from 'node:net';

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';

createServer((socket) => {
  socket.on('error', () => undefined);
  // The generator sends one request at a time over each connection, and waits for its response.
  socket.on('data', () => socket.write(ANSWER));
}).listen(Number(process.env['PORT']), '127.0.0.1');
