//! `trestle`: the games about building, in one program.

use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;
use std::process::ExitCode;

use mimalloc::MiMalloc;

thread_local! {
    // One counter per thread: a shared one would become the bottleneck.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// An allocator with a count, which `trestle bench` reads: a decision in simulation should allocate
/// nothing, and only counting shows it.
///
/// The allocator below is mimalloc: a server makes and drops thousands of small texts a second, and
/// the system's allocator spent a quarter of a move's time on them.
struct Counting;

fn count() {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
}

// An allocator can only be written with `unsafe`. This one passes every call on unchanged, so it
// keeps exactly the promises of the one below it.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { MiMalloc.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { MiMalloc.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { MiMalloc.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn main() -> ExitCode {
    cli::run(std::env::args_os(), || ALLOCATIONS.get())
}
